/** A count with its noun, by a language's own rules of number. */
import type { Language } from './languages'

/** What is said of a count; `#` stands for the number. `other` is said where a language has no word of its own for it. */
export type Forms = { zero?: string; one?: string; two?: string; few?: string; many?: string; other: string }

/** Makes `counted(3, { one: '# голос', few: '# голоса', many: '# голосов', other: '# голоса' })` for a language. */
export function pluralOf(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replaceAll('#', numbers.format(count))
}
