// Made by tools/build-brand.ts: npm run brand. Sizes in pixels and bytes.
export const logoFiles = [
  {
    "kind": "logo",
    "variant": "couleur",
    "format": "svg",
    "href": "/logo/logo-couleur.svg",
    "width": 218,
    "height": 32,
    "bytes": 6994
  },
  {
    "kind": "logo",
    "variant": "couleur",
    "format": "png",
    "href": "/logo/logo-couleur.png",
    "width": 1600,
    "height": 235,
    "bytes": 16467
  },
  {
    "kind": "symbole",
    "variant": "couleur",
    "format": "svg",
    "href": "/logo/symbole-couleur.svg",
    "width": 32,
    "height": 32,
    "bytes": 274
  },
  {
    "kind": "symbole",
    "variant": "couleur",
    "format": "png",
    "href": "/logo/symbole-couleur.png",
    "width": 512,
    "height": 512,
    "bytes": 3527
  },
  {
    "kind": "logo",
    "variant": "inverse",
    "format": "svg",
    "href": "/logo/logo-inverse.svg",
    "width": 218,
    "height": 32,
    "bytes": 6994
  },
  {
    "kind": "logo",
    "variant": "inverse",
    "format": "png",
    "href": "/logo/logo-inverse.png",
    "width": 1600,
    "height": 235,
    "bytes": 16652
  },
  {
    "kind": "symbole",
    "variant": "inverse",
    "format": "svg",
    "href": "/logo/symbole-inverse.svg",
    "width": 32,
    "height": 32,
    "bytes": 274
  },
  {
    "kind": "symbole",
    "variant": "inverse",
    "format": "png",
    "href": "/logo/symbole-inverse.png",
    "width": 512,
    "height": 512,
    "bytes": 3527
  },
  {
    "kind": "logo",
    "variant": "noir",
    "format": "svg",
    "href": "/logo/logo-noir.svg",
    "width": 218,
    "height": 32,
    "bytes": 6994
  },
  {
    "kind": "logo",
    "variant": "noir",
    "format": "png",
    "href": "/logo/logo-noir.png",
    "width": 1600,
    "height": 235,
    "bytes": 16601
  },
  {
    "kind": "symbole",
    "variant": "noir",
    "format": "svg",
    "href": "/logo/symbole-noir.svg",
    "width": 32,
    "height": 32,
    "bytes": 274
  },
  {
    "kind": "symbole",
    "variant": "noir",
    "format": "png",
    "href": "/logo/symbole-noir.png",
    "width": 512,
    "height": 512,
    "bytes": 3545
  }
] as const
