import type { FAQPage } from "schema-dts"

type Item = { question: string; answer: string }
type Block = { type: string; questions?: readonly Item[] }

/** A title such as « Mon échéance est dans l’heure. » opens an answer and asks nothing. */
const isAsked = ({ question }: Item) => question.trimEnd().endsWith("?")

/** The questions that a page answers, when what it folds really is questions; nothing for one alone. */
export function faqData(blocks: readonly Block[]): Exclude<FAQPage, string> | undefined {
  const asked = blocks.flatMap(({ questions = [] }) => questions.filter(isAsked))
  if (asked.length < 2) return undefined
  return {
    "@type": "FAQPage",
    mainEntity: asked.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  }
}
