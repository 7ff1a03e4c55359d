const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join("")

/** Every character a French title may hold; anything else falls back to the system face. */
export const frenchGlyphs = `${ascii}ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŒŸàâäæçèéêëîïôöùûüÿœ«»‘’“”–—…·°×½²€−→←↑↓ñáíóúÁÍÓÚ\u00a0\u202f`
