/** The languages the app speaks, which are those that healing stories are written in (spec §2.3). */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'ru', 'ja', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]
/** Each under its own name, whatever language is read. */
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
/** The language the words are written in first; every other one is a translation of it. */
export const FIRST_LANGUAGE = 'en' satisfies Language

/** Whether a text names a language of the app. */
export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text)
}

/**
 * The first of somebody's languages that the app speaks, English where it speaks none.
 * @param wanted tags like 'pt-BR', the dearest first
 */
export function spokenOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.trim().toLowerCase().split(/[-_]/)[0] ?? ''
    if (isLanguage(language)) return language
  }
  return FIRST_LANGUAGE
}

/** The same, asked by a browser's `Accept-Language` header: 'de-CH, fr;q=0.8'. What it refuses (`q=0`) is left out. */
export function acceptedOf(header: string | null | undefined): Language {
  const wanted = (header ?? '').split(',', ACCEPTED_MAX).map((part) => {
    const [tag = '', ...params] = part.split(';')
    const quality = params.map((param) => /^\s*q=([\d.]+)\s*$/i.exec(param)?.[1]).find(Boolean)
    return { tag, quality: Number(quality ?? 1) }
  })
  const liked = wanted.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality)
  return spokenOf(liked.map(({ tag }) => tag))
}

/** So many languages of a header are read. */
const ACCEPTED_MAX = 20

/** English dates are written as in Europe, as the specification's examples are. */
export const ENGLISH_DATES = 'en-GB'
