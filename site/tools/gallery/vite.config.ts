import { fileURLToPath } from "node:url"
import { defineConfig } from "vite"

// Every component on one page, to look at: `npm run gallery`, then open node_modules/.gallery/index.html.
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "./",
  publicDir: fileURLToPath(new URL("../../public", import.meta.url)),
  css: { transformer: "lightningcss" },
  oxc: { jsx: { runtime: "automatic" } },
  build: {
    cssMinify: "lightningcss",
    outDir: fileURLToPath(new URL("../../node_modules/.gallery", import.meta.url)),
    emptyOutDir: true,
  },
})
