/** The themes of news, as visitors read them; the key is also the value of `?theme=`. */
export const NEWS_THEMES = {
  vie_etudiante: "Vie étudiante",
  representation: "Représentation",
  services: "Services",
  gouvernance: "Gouvernance",
  elections: "Élections",
  communique: "Communiqué",
} as const

export type NewsTheme = keyof typeof NEWS_THEMES

export const isNewsTheme = (text: string): text is NewsTheme => Object.hasOwn(NEWS_THEMES, text)
