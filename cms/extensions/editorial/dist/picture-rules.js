/** Pictures without words for who cannot see them, unless they are declared decorative. */
export async function silentPictures({ pictures }, database) {
  if (pictures.length === 0) return []
  const files = await database("directus_files")
    .select("id", "title", "alt", "is_decorative")
    .whereIn("id", pictures.map(({ file }) => file)) // prettier-ignore
  const silent = new Map(
    files.filter(({ alt, is_decorative }) => !alt && !is_decorative).map((file) => [file.id, file]),
  )
  return pictures
    .filter(({ file }) => silent.has(file))
    .map(({ where, file }) => ({
      rule: "alt",
      severity: "high",
      message: `${where} : la photo « ${silent.get(file).title} » n’a pas de texte de remplacement. Écrivez-le, ou cochez « Décorative ».`,
    }))
}
