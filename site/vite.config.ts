import { reactRouter } from "@react-router/dev/vite"
import { defineConfig } from "vite"
import { buildId } from "./tools/build-id.ts"
import { devFiles } from "./tools/dev-files.ts"
import { layerOrder } from "./tools/layer-order.ts"
import { starterChunk } from "./tools/starter-chunk.ts"

export default defineConfig({
  plugins: [devFiles(), reactRouter(), starterChunk(), buildId(), layerOrder()],
  css: { transformer: "lightningcss" },
  build: { cssMinify: "lightningcss", manifest: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "vendor", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
                // What two pages share is one file, and one style sheet: apart, a page asks for thirteen style sheets and twenty-five scripts.
                // Posters are on no other page.
                {
                  name: "interface",
                  test: /[\\/]app[\\/](?:ui(?![\\/]poster)|lib|features(?![\\/]forms[\\/]))[\\/]/,
                  minShareCount: 2,
                  priority: 2,
                },
                // Only pages with a form to send check what is typed. Last: a group takes along what its files need.
                {
                  name: "forms",
                  test: /[\\/]features[\\/]forms[\\/]|node_modules[\\/](zod|@conform-to)[\\/]/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
})
