/** Pluralization by a language's own rules. */
import { createNumberFormat } from './formats'
import type { Language } from './languages'

/** The forms of a phrase; `#` is replaced by the number. `other` is the fallback. */
export type PluralForms = {
  zero?: string
  one?: string
  two?: string
  few?: string
  many?: string
  other: string
}

/**
 * Returns a function for a language: `counted(3, { one: '# голос', few: '# голоса', many: '# голосов', other: '#
 * голоса' })`.
 */
export function createPluralizer(language: Language): (count: number, forms: PluralForms) => string {
  const numbers = createNumberFormat(language)
  let rules: Intl.PluralRules | undefined
  return (count, forms) => {
    rules ??= new Intl.PluralRules(language)
    return (forms[rules.select(count)] ?? forms.other).replaceAll('#', numbers.format(count))
  }
}
