import { createContext } from "react-router"

/** Whether this request posted a form that has to be shown again: its page says so in its title, script or no script. */
export const refusedForm = createContext(false)

/** « Erreur : Demande d’entrevue » */
export const refusedTitle = (title: string, isRefused: boolean): string =>
  isRefused ? `Erreur\u00A0: ${title}` : title
