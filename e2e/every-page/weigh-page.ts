/** What a page made the browser download before anybody acted, in bytes as they travelled. */
export type PageWeight = {
  html: number
  css: number
  scripts: number
  /** Everything but images. */
  withoutImages: number
  whole: number
  requests: number
  /** Images over `heaviestImage`, with their sizes. */
  heavyImages: string[]
}

/** Runs in the browser: it must use nothing from outside itself. */
export function weighPage(heaviestImage: number): PageWeight {
  const sizeOf = (entry: PerformanceEntry) => (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0)
  const sum = (entries: PerformanceEntry[]) => entries.reduce((total, entry) => total + sizeOf(entry), 0)
  const resources = performance.getEntriesByType("resource")
  const named = (pattern: RegExp) => resources.filter(({ name }) => pattern.test(new URL(name).pathname))
  const html = sum(performance.getEntriesByType("navigation"))
  const images = named(/^\/media\/|\.(?:avif|webp|jpe?g|png|svg|ico)$/)
  const whole = html + sum(resources)
  return {
    html,
    css: sum(named(/\.css$/)),
    scripts: sum(named(/\.js$/)),
    withoutImages: whole - sum(images),
    whole,
    requests: resources.length + 1,
    heavyImages: images
      .filter((image) => sizeOf(image) > heaviestImage)
      .map((image) => `${image.name} ${sizeOf(image)}`),
  }
}
