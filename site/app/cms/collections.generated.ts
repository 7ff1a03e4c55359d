// Generated from cms/schema by "npm run cms:types". Do not edit: change the schema and run it again.

/** How a collection is counted: editorial records have a status and dates, files a date, plain ones neither; a singleton is one. */
export type CollectionKind = "editorial" | "files" | "plain" | "singleton"

/** By collection: its kind, and where its relation fields lead. What the publisher needs to know which answers a change touches. */
export const collections: Readonly<
  Record<string, { kind: CollectionKind; relations: Readonly<Record<string, string>> }>
> = {
  "announcements": {
    "kind": "editorial",
    "relations": {}
  },
  "associations": {
    "kind": "editorial",
    "relations": {
      "image": "directus_files"
    }
  },
  "blocks": {
    "kind": "plain",
    "relations": {
      "page": "pages",
      "image": "directus_files",
      "images": "blocks_files"
    }
  },
  "blocks_files": {
    "kind": "plain",
    "relations": {
      "blocks_id": "blocks",
      "directus_files_id": "directus_files"
    }
  },
  "directus_files": {
    "kind": "files",
    "relations": {}
  },
  "documents": {
    "kind": "editorial",
    "relations": {
      "file": "directus_files",
      "page": "pages",
      "election": "elections"
    }
  },
  "elections": {
    "kind": "editorial",
    "relations": {
      "documents": "documents"
    }
  },
  "equipment": {
    "kind": "editorial",
    "relations": {
      "image": "directus_files"
    }
  },
  "events": {
    "kind": "editorial",
    "relations": {
      "page": "pages",
      "image": "directus_files"
    }
  },
  "executive_members": {
    "kind": "editorial",
    "relations": {
      "image": "directus_files",
      "image_thumbnail": "directus_files"
    }
  },
  "findings": {
    "kind": "plain",
    "relations": {}
  },
  "form_submissions": {
    "kind": "plain",
    "relations": {}
  },
  "governing_bodies": {
    "kind": "editorial",
    "relations": {}
  },
  "grants": {
    "kind": "editorial",
    "relations": {}
  },
  "job_offers": {
    "kind": "editorial",
    "relations": {
      "file": "directus_files"
    }
  },
  "news": {
    "kind": "editorial",
    "relations": {
      "image": "directus_files"
    }
  },
  "pages": {
    "kind": "editorial",
    "relations": {
      "blocks": "blocks",
      "documents": "documents",
      "events": "events",
      "image": "directus_files"
    }
  },
  "places": {
    "kind": "editorial",
    "relations": {
      "building": "places",
      "inside": "places",
      "image": "directus_files"
    }
  },
  "redirects": {
    "kind": "editorial",
    "relations": {}
  },
  "reservations": {
    "kind": "plain",
    "relations": {
      "building": "places"
    }
  },
  "rights_office_requests": {
    "kind": "plain",
    "relations": {}
  },
  "settings": {
    "kind": "singleton",
    "relations": {
      "campaign_page": "pages"
    }
  },
  "staff": {
    "kind": "editorial",
    "relations": {
      "image": "directus_files"
    }
  },
  "subsidiaries": {
    "kind": "editorial",
    "relations": {
      "image": "directus_files"
    }
  },
  "visitor_signals": {
    "kind": "plain",
    "relations": {}
  }
}
