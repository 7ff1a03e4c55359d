import css from "./open-now.module.css"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "open-now": { class: string | undefined; moments: string; suppressHydrationWarning: boolean }
    }
  }
}

/** « Ouvert jusqu’à 15 h », said by the visitor's browser when it shows the page; nothing without JavaScript. */
export const OpenNow = ({ moments }: { moments: string }) => (
  // It says so before the application comes, and marks itself.
  <open-now class={css.now} moments={moments} suppressHydrationWarning />
)
