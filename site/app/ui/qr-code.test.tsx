import { renderToStaticMarkup } from "react-dom/server"
import { encode } from "uqr"
import { expect, test } from "vitest"
import { QrCode } from "./qr-code.tsx"

const text = "https://confederation.example/evenements/jeudi-scene-libre"

test("the drawing has exactly the dark modules of the code", () => {
  const { data, size } = encode(text, { ecc: "M", border: 4 })
  const drawn = data.map((row) => row.map(() => false))
  const path = renderToStaticMarkup(<QrCode text={text} label="Code QR" />)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  expect(drawn).toEqual(data)
  expect(path).toContain(`viewBox="0 0 ${size} ${size}"`)
})
