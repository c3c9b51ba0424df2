/** The languages of the app, the same as of healing stories (spec §2.3). */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'ru', 'ja', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]
/** Each language in its own name, whatever the current language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  pt: 'Português',
  nl: 'Nederlands',
  ru: 'Русский',
  ja: '日本語',
  zh: '中文',
}
/** The source language of all messages; every other language is a translation. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text)
}

/**
 * Returns the first wanted language that the app supports, else English.
 * @param wanted tags like 'pt-BR', in order of preference
 */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.trim().toLowerCase().split(/[-_]/)[0] ?? ''
    if (isLanguage(language)) return language
  }
  return DEFAULT_LANGUAGE
}

/**
 * Returns the best supported language of an `Accept-Language` header: 'de-CH, fr;q=0.8'. Tags with `q=0` are
 * ignored.
 */
export function parseAcceptLanguage(header: string | null | undefined): Language {
  const wanted = (header ?? '').split(',', ACCEPTED_MAX).map((part) => {
    const [tag = '', ...params] = part.split(';')
    const quality = params.map((param) => /^\s*q=([\d.]+)\s*$/i.exec(param)?.[1]).find(Boolean)
    return { tag, quality: Number(quality ?? 1) }
  })
  const accepted = wanted.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality)
  return pickLanguage(accepted.map(({ tag }) => tag))
}

/** Bounds the work for a long header. */
const ACCEPTED_MAX = 20

/** English dates use the European format, as in the specification's examples. */
export const ENGLISH_DATES = 'en-GB'
