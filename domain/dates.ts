/** Dates and numbers as the language in use writes them. */
import { languageInUse } from './catalogue'
import { ENGLISH_DATES, FIRST_LANGUAGE } from './languages'

const made = new Map<string, Intl.DateTimeFormat>()

/**
 * A moment (ms since the epoch) in the language in use.
 * @param english the English that is written, where it is not the European one
 */
export function dateText(at: number, options: Intl.DateTimeFormatOptions, english = ENGLISH_DATES): string {
  const language = languageInUse()
  const locale = language === FIRST_LANGUAGE ? english : language
  const key = locale + JSON.stringify(options)
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, options)
  made.set(key, format)
  return format.format(at)
}

/** A number in the language in use: '12,000'. */
export function numberText(count: number): string {
  return count.toLocaleString(languageInUse())
}
