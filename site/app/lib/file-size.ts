const UNITS = ["octets", "ko", "Mo", "Go"]

/** « 340 ko », « 1,2 Mo » from bytes. */
export function formatFileSize(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1000
    unit += 1
  }
  const rounded = unit > 1 && size < 10 ? Math.round(size * 10) / 10 : Math.round(size)
  return `${String(rounded).replace(".", ",")}\u00A0${unit === 0 && rounded < 2 ? "octet" : UNITS[unit]}`
}
