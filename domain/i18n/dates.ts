/** Formats dates and numbers in the current language. */
import { getLocale } from './i18n'
import { DEFAULT_LANGUAGE, ENGLISH_DATES } from './languages'

const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * Formats a time (ms since the epoch) in the current language.
 * @param english the English locale, where it is not the European one
 */
export function formatDate(at: number, options: Intl.DateTimeFormatOptions, english = ENGLISH_DATES): string {
  const language = getLocale()
  const locale = language === DEFAULT_LANGUAGE ? english : language
  const key = locale + JSON.stringify(options)
  const format = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formatters.set(key, format)
  return format.format(at)
}

/** Formats a number in the current language: '12,000'. */
export function formatNumber(count: number): string {
  return count.toLocaleString(getLocale())
}
