/** « Association étudiante d’ », « Association des étudiantes et étudiants en »: what most names begin with. */
const GENERIC =
  /^((?:association|regroupement|conseil|fédération|comité|syndicat)(?: générale?)?(?: étudiante?s?| des étudiante?s(?: et (?:des )?étudiante?s)?)?\s+(?:de la\s+|de l’|du\s+|des\s+|de\s+|d’|en\s+))(.+)$/iu

/**
 * « Association étudiante d’histoire » → « Association étudiante d’ » and « histoire »: what tells associations apart,
 * and sorts them, is what they are about. A name of its own stays whole, without `generic`.
 */
export function splitName(name: string): { generic: string; subject: string } {
  const [, generic, subject] = GENERIC.exec(name) ?? []
  return generic === undefined || subject === undefined ? { generic: "", subject: name } : { generic, subject }
}
