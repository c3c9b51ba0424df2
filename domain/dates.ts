/** Formats dates and numbers in the current language. */
import { languageInUse } from './catalogue'
import { ENGLISH_DATES, FIRST_LANGUAGE } from './languages'

const made = new Map<string, Intl.DateTimeFormat>()

/**
 * Formats a time (ms since the epoch) in the current language.
 * @param english the English locale, where it is not the European one
 */
export function dateText(at: number, options: Intl.DateTimeFormatOptions, english = ENGLISH_DATES): string {
  const language = languageInUse()
  const locale = language === FIRST_LANGUAGE ? english : language
  const key = locale + JSON.stringify(options)
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, options)
  made.set(key, format)
  return format.format(at)
}

/** Formats a number in the current language: '12,000'. */
export function numberText(count: number): string {
  return count.toLocaleString(languageInUse())
}
