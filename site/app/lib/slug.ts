/**
 * « Révision de note » → `revision-de-note`: a text as a name for machines, its accents folded.
 * @throws Error when nothing of it is left
 */
export function requiredSlug(text: string): string {
  const slug = text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
  if (slug === "") throw new Error("Nothing to name it by")
  return slug
}
