import type { Plugin } from "vite"

/** The development server answers what the site's own server answers beside pages, photographs first. */
export function devFiles(): Plugin {
  return {
    name: "dev-files",
    apply: "serve",
    async configureServer({ middlewares }) {
      // Only here: it reads the environment, which a build does not need.
      const { answerBesidePages } = await import("#server/development-answer.ts")
      middlewares.use((request, response, next) => {
        answerBesidePages({ request, response, headers: [], headersFor: () => [] }).then(
          (isAnswered) => isAnswered || next(),
          next,
        )
      })
    },
  }
}
