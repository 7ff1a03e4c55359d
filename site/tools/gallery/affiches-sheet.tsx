import { Affiche } from "#app/features/affiches/affiche.tsx"
import css from "./affiches-sheet.module.css"

const titles = [
  "Assemblée générale",
  "Oktoberfest",
  "Jeudis du Grand Salon",
  "Show de la rentrée",
  "Budget adopté",
  "Frigo partage",
  "Élections 2027",
  "Caucus des associations",
  "Financement des études",
  "Portes ouvertes",
  "Bourses d’implication",
  "Journée sans voiture",
]

/** Sixty posters in the four frames: all must look intended. */
export function AffichesSheet() {
  return (
    <main>
      <ul className={css.sheet}>
        {Array.from({ length: 60 }, (_, index) => {
          const title = titles[index % titles.length] ?? ""
          return (
            <li key={index}>
              <Affiche seed={`${title}-${index}`} title={title} />
            </li>
          )
        })}
      </ul>
      <ul className={css.sheet}>
        {Array.from({ length: 12 }, (_, index) => (
          <li key={index}>
            <Affiche
              seed={`personne-${index}`}
              title={`${"PAÉGMRSTLNOC"[index]}rénom ${"NOMBVDFGHJKL"[index]}om`}
              variant="portrait"
            />
            <Affiche seed={`${titles[index]}-${index}`} title={titles[index] ?? ""} variant="header" />
          </li>
        ))}
      </ul>
    </main>
  )
}
