import type { ReactNode } from "react"
import css from "./home-poster.module.css"
import type { TopTask } from "./home.server.ts"
import { TopTasks } from "./top-tasks.tsx"

type HomePosterProps = { title: string; summary: string; figure: ReactNode; tasks: readonly TopTask[] }

/** The first screen: who this is, as on a poster, and under it what most people come for, to be torn off. */
export function HomePoster({ title, summary, figure, tasks }: HomePosterProps) {
  return (
    <>
      <div className={css.poster} data-surface="wall">
        <div className={css.grid}>
          <div className={css.text}>
            <h1 className={css.title}>{title}</h1>
            <p className={css.summary}>{summary}</p>
          </div>
          <div className={css.figure}>{figure}</div>
        </div>
      </div>
      {tasks.length > 0 && <TopTasks tasks={tasks} />}
    </>
  )
}
