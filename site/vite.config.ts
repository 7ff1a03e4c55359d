import { reactRouter } from "@react-router/dev/vite"
import { defineConfig } from "vite"
import { buildId } from "./tools/build-id.ts"
import { starterChunk } from "./tools/starter-chunk.ts"

export default defineConfig({
  plugins: [reactRouter(), starterChunk(), buildId()],
  css: { transformer: "lightningcss" },
  build: { cssMinify: "lightningcss", manifest: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: "vendor", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ }],
            },
          },
        },
      },
    },
  },
})
