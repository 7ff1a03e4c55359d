import type { Preview } from "./open-preview.server.ts"

/** What is shown, in the Studio’s own words. */
const shownAs = (version: string | undefined) => {
  if (version === undefined) return "La version courante."
  return version === "draft" ? "La copie de travail." : `La version «\u00A0${version}\u00A0».`
}

type PreviewBarProps = { preview: Preview; path: string; styleSheet: string }

/** Says that a page is a preview and which one, and leads back to its record and to what the public sees. */
export function PreviewBar({ preview: { collection, id, version, studioUrl }, path, styleSheet }: PreviewBarProps) {
  const record = `${studioUrl}/admin/content/${collection}/${id}${version === undefined ? "" : `?version=${version}`}`
  return (
    <>
      {/* By this name the visual editing library knows its style sheet, and adds no inline one. */}
      <link rel="stylesheet" href={styleSheet} id="directus-visual-editing-style" />
      <aside
        className="preview-bar"
        aria-label="Aperçu"
        data-studio={studioUrl}
        data-header={`collection:${collection};item:${id};fields:title,summary;mode:drawer`}
      >
        <p>
          <strong>Aperçu</strong> {shownAs(version)} Le public ne voit pas cette page-ci.
        </p>
        <p className="preview-links">
          <a href={path}>Voir ce que voit le public</a>
          <a href={record} data-record="">
            Ouvrir la fiche dans le Studio
          </a>
        </p>
      </aside>
    </>
  )
}
