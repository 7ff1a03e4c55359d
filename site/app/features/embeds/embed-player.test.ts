import { expect, test } from "vitest"

import { toEmbedPlayer } from "./embed-player.ts"

test.each([
  ["https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=12s", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"],
  ["https://youtu.be/aqz-KE-bpKQ?si=suivi", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"],
  ["https://www.youtube.com/shorts/aqz-KE-bpKQ", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"],
  ["https://vimeo.com/123456", "https://player.vimeo.com/video/123456?dnt=1"],
  ["https://player.vimeo.com/video/123456", "https://player.vimeo.com/video/123456?dnt=1"],
])("%s is shown by its player, without what follows people", (address, src) =>
  expect(toEmbedPlayer(address)?.src).toBe(src),
)

test.each([
  "https://www.openstreetmap.org/#map=17/46.78/-71.27",
  "https://www.openstreetmap.org/?mlat=46.78&mlon=-71.27",
])("%s is a map around its point", (address) => {
  const { searchParams } = new URL(toEmbedPlayer(address)?.src ?? "")
  const [west = 0, south = 0, east = 0, north = 0] = (searchParams.get("bbox") ?? "").split(",").map(Number)
  expect(searchParams.get("marker")).toBe("46.78,-71.27")
  expect([west < -71.27, south < 46.78, east > -71.27, north > 46.78]).toEqual([true, true, true, true])
  expect(east - west).toBeLessThan(0.01)
})

test.each([
  "https://www.youtube.com/@chaine",
  "http://vimeo.com/123456",
  "https://vimeo.com/",
  "https://youtube.com.pisteur.example/watch?v=aqz-KE-bpKQ",
  "https://www.youtube.com/watch?v=%22onload%3D",
  "https://www.openstreetmap.org/",
  "https://www.quebec511.info/fr/",
  "pas une adresse",
])("%s stays a link", (address) => expect(toEmbedPlayer(address)).toBeUndefined())
