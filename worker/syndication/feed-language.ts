/** Texts of a feed are in its own language, not in that of the request: shared caches keep one copy. */
import { withLocale } from '../../domain/i18n/i18n'
import type { Language } from '../../domain/i18n/languages'
import { getLocaleMessages } from '../tools/locale'

/** Evaluates a text in a language. */
export function translateTo<T>(language: Language, text: () => T): T {
  return withLocale(language, getLocaleMessages(language), text)
}
