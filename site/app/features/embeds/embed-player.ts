import { EMBED_ORIGINS, type EmbedId } from "#app/lib/embed-origins.ts"

/** What another site shows inside a page. `id` is the purpose whose consent shows it without a click. */
export type EmbedPlayer = { id: EmbedId; src: string }

const YOUTUBE = /^(?:(?:www\.|m\.)?youtube\.com|youtu\.be|www\.youtube-nocookie\.com)$/
const VIMEO = /^(?:www\.|player\.)?vimeo\.com$/
const OPENSTREETMAP = /^(?:www\.)?openstreetmap\.org$/

const youtubeId = ({ hostname, pathname, searchParams }: URL) =>
  hostname === "youtu.be"
    ? pathname.slice(1)
    : (searchParams.get("v") ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1])

/** The point and the zoom of a map's address: `#map=17/46.78/-71.27`, or `?mlat=46.78&mlon=-71.27`. */
function readMap({ hash, searchParams }: URL) {
  const [zoom, latitude, longitude] = (/map=([\d.]+)\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash)?.slice(1) ?? []).map(Number)
  const [pinLatitude, pinLongitude] = [searchParams.get("mlat"), searchParams.get("mlon")]
  return {
    zoom: zoom ?? 17,
    latitude: pinLatitude === null ? latitude : Number(pinLatitude),
    longitude: pinLongitude === null ? longitude : Number(pinLongitude),
  }
}

function mapAddress(url: URL): string | undefined {
  const { zoom, latitude, longitude } = readMap(url)
  if (latitude === undefined || longitude === undefined || !Number.isFinite(latitude + longitude)) return undefined
  const half = 180 / 2 ** zoom
  const box = [longitude - half, latitude - half / 2, longitude + half, latitude + half / 2]
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  })
  return `${EMBED_ORIGINS.openstreetmap}/export/embed.html?${query}`
}

/**
 * How the content of an address, as one copies it from a browser, is shown inside a page.
 * @returns undefined when nobody here knows how: it stays a link
 */
export function toEmbedPlayer(address: string): EmbedPlayer | undefined {
  const url = URL.parse(address)
  if (url?.protocol !== "https:") return undefined
  if (YOUTUBE.test(url.hostname)) {
    const id = youtubeId(url)
    return id && /^[\w-]{6,20}$/.test(id) ? { id: "youtube", src: `${EMBED_ORIGINS.youtube}/embed/${id}` } : undefined
  }
  if (VIMEO.test(url.hostname)) {
    const id = /^\/(?:video\/)?(\d+)$/.exec(url.pathname)?.[1]
    return id ? { id: "vimeo", src: `${EMBED_ORIGINS.vimeo}/video/${id}?dnt=1` } : undefined
  }
  if (!OPENSTREETMAP.test(url.hostname)) return undefined
  const src = mapAddress(url)
  return src === undefined ? undefined : { id: "openstreetmap", src }
}
