type Rule = readonly [ending: RegExp, replacement: string]

/** Plural and feminine first, then the endings that one verb, noun or adjective takes; one rule of each group at most. */
const GROUPS: readonly (readonly Rule[])[] = [
  [
    [/eaux$/, "eau"],
    [/(?<=..)aux$/, "al"],
    [/(?<=[eo]u)x$/, ""],
    [/(?<=[^s])s$/, ""],
  ],
  [
    [/(?<=....)issements?$/, "i"],
    [/(?<=....)(?:ations?|atrices?|ateurs?)$/, ""],
    [/(?<=..[st])ion$/, ""],
    [/(?<=...)euse$/, "eur"],
    [/(?<=...)ive$/, "if"],
    [/(?<=...)(?:ee|er|ez|iere|ier)$/, ""],
    [/(?<=...)e$/, ""],
  ],
  [
    [/(?<=...)[ei]$/, ""],
    [/([lnt])\1$/, "$1"],
  ],
]

const apply = (word: string, rules: readonly Rule[]): string => {
  const rule = rules.find(([ending]) => ending.test(word))
  return rule ? word.replace(rule[0], rule[1]) : word
}

/**
 * What a folded French word has in common with its other forms: « étudiantes » and « étudiant », « réserver » and
 * « réservation ». Light on purpose: a stem that says too little finds everything. Short words and numbers stay.
 */
export const stemFrench = (word: string): string =>
  word.length < 4 || /\d/.test(word) ? word : GROUPS.reduce(apply, word)
