/** Sets the locale before the first render. English is bundled; each other language is a separate chunk. */
import { type MessageCatalog, setLocale } from '../../domain/i18n/i18n'
import type { Language } from '../../domain/i18n/languages'

type CatalogModule = { CATALOG: MessageCatalog }

const CATALOG_LOADERS: Record<Exclude<Language, 'en'>, () => Promise<CatalogModule>> = {
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

/** Loads a language and sets it as the document's language. Keeps English when its chunk cannot be loaded. */
export async function loadLocale(language: Language): Promise<void> {
  if (language === 'en') return
  try {
    const { CATALOG } = await CATALOG_LOADERS[language]()
    setLocale(language, CATALOG)
    document.documentElement.lang = language
  } catch {
    // The document stays in English.
  }
}
