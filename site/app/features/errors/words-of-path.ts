const decode = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return ""
  }
}

/** What somebody may have looked for under an address, to be searched: its last part, as words. */
export const wordsOfPath = (path: string): string =>
  (decode(path).split("/").findLast(Boolean) ?? "")
    .replace(/\.[a-z]{2,5}$/i, "")
    .replace(/[^\p{L}\p{N}’']+/gu, " ")
    .replace(/(?<![\p{L}\p{N}])\d+(?![\p{L}\p{N}])/gu, "")
    .replace(/ +/g, " ")
    .trim()
    .slice(0, 60)
