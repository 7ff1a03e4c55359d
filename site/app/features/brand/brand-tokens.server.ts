import { contrast } from "#app/styles/contrast.ts"
import { readTokens, type Scheme } from "#app/styles/read-tokens.ts"
import tokensCss from "#app/styles/tokens.css?raw"
import { describeContrast, describeLength, formatRatio } from "./brand-rules.ts"

const tokens = readTokens(tokensCss)

const COLOURS = [
  {
    token: "--wall",
    name: "Mur",
    use: "Les grandes surfaces\u00A0: en-têtes, affiches, languettes. Jamais du texte sur le papier.",
  },
  { token: "--ink", name: "Encre", use: "Le texte, les filets et les aplats foncés." },
  { token: "--paper", name: "Papier", use: "Le fond des pages." },
  { token: "--paper-sunk", name: "Papier ombré", use: "Une partie de page à distinguer du reste." },
  { token: "--wall-soft", name: "Mur pâle", use: "Un fond discret, comme celui d’une remarque." },
  { token: "--link", name: "Bleu profond", use: "Les liens dans un texte." },
  {
    token: "--accent",
    name: "Orange",
    use: "Ce qui est nouveau, urgent ou aujourd’hui\u00A0: deux fois par écran, au plus.",
  },
  { token: "--accent-text", name: "Orange foncé", use: "Le même signal, quand c’est du texte." },
] as const

const PAIRS = [
  { text: "--ink", ground: "--paper", name: "Encre sur papier" },
  { text: "--ink-soft", ground: "--paper", name: "Encre pâle sur papier" },
  { text: "--link", ground: "--paper", name: "Bleu profond sur papier" },
  { text: "--accent-text", ground: "--paper", name: "Orange foncé sur papier" },
  { text: "--on-wall", ground: "--wall", name: "Encre sur mur" },
  { text: "--on-accent", ground: "--accent", name: "Encre sur orange" },
  { text: "--on-ink", ground: "--ink-surface", name: "Papier sur encre" },
  { text: "--wall", ground: "--paper", name: "Mur sur papier" },
] as const

const SIZES = [
  { token: "--title-xxl", name: "Titre d’affiche" },
  { token: "--title-xl", name: "Grand titre" },
  { token: "--title-l", name: "Titre" },
  { token: "--title-m", name: "Titre de section" },
  { token: "--title-s", name: "Petit titre" },
  { token: "--text-l", name: "Chapeau" },
  { token: "--text-m", name: "Texte" },
  { token: "--text-s", name: "Précision" },
] as const

export type BrandColour = ReturnType<typeof listBrandColours>[number]
export type BrandPair = ReturnType<typeof listBrandPairs>[number]
export type BrandSize = ReturnType<typeof listBrandSizes>[number]

/** The colours of a scheme as the site itself uses them, each measured against its paper and its ink. */
export const listBrandColours = (scheme: Scheme) =>
  COLOURS.map(({ token, name, use }) => {
    const value = tokens.colour(token, scheme)
    const against = [
      { ground: "--paper", words: "le papier" },
      { ground: "--ink", words: "l’encre" },
    ].filter(({ ground }) => ground !== token)
    return {
      name,
      use,
      value,
      contrasts: against.map(({ ground, words }) => {
        const ratio = contrast(value, tokens.colour(ground, scheme))
        return `Avec ${words}\u00A0: ${formatRatio(ratio)}, ${describeContrast(ratio)}`
      }),
    }
  })

/** Which text may stand on which ground, in both schemes. */
export const listBrandPairs = () =>
  PAIRS.map(({ text, ground, name }) => {
    const measure = (scheme: Scheme) => {
      const [ink, paper] = [tokens.colour(text, scheme), tokens.colour(ground, scheme)]
      const ratio = contrast(ink, paper)
      return { ink, paper, ratio: formatRatio(ratio), use: describeContrast(ratio) }
    }
    return { name, light: measure("light"), dark: measure("dark") }
  })

/** The steps of the type scale, « 46 à 96 px » from phone to wide screen. */
export const listBrandSizes = () =>
  SIZES.map(({ token, name }) => ({ name, step: token.slice(2), size: describeLength(tokensCss, token) }))
