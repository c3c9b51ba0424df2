/** Settles the language before anything is drawn. English is everywhere at once; each other language is a file of its own. */
import { type Catalogue, speak } from '../../domain/catalogue'
import type { Language } from '../../domain/languages'

type Loaded = { CATALOGUE: Catalogue }

const CATALOGUES: Record<Exclude<Language, 'en'>, () => Promise<Loaded>> = {
  de: () => import('./catalogues/words-de'),
  es: () => import('./catalogues/words-es'),
  fr: () => import('./catalogues/words-fr'),
  it: () => import('./catalogues/words-it'),
  ja: () => import('./catalogues/words-ja'),
  nl: () => import('./catalogues/words-nl'),
  pt: () => import('./catalogues/words-pt'),
  ru: () => import('./catalogues/words-ru'),
  zh: () => import('./catalogues/words-zh'),
}

/** Speaks a language, and says so to the browser. Without its file (no network, and none kept) English is spoken. */
export async function speakLanguage(language: Language): Promise<void> {
  if (language === 'en') return
  try {
    const { CATALOGUE } = await CATALOGUES[language]()
    speak(language, CATALOGUE)
    document.documentElement.lang = language
  } catch {
    // The page says what it is in: English.
  }
}
