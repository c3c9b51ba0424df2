/** Sets the locale before the first render. English is bundled; each other language is a separate chunk. */
import { type MessageCatalog, setLocale } from '../domain/i18n/i18n'
import type { Language } from '../domain/i18n/languages'

const CATALOG_LOADERS: Record<Exclude<Language, 'en'>, () => Promise<MessageCatalog>> = {
  de: () => import('../domain/locales/de/locale-de'),
  es: () => import('../domain/locales/es/locale-es'),
  fr: () => import('../domain/locales/fr/locale-fr'),
  it: () => import('../domain/locales/it/locale-it'),
  ja: () => import('../domain/locales/ja/locale-ja'),
  nl: () => import('../domain/locales/nl/locale-nl'),
  pt: () => import('../domain/locales/pt/locale-pt'),
  ru: () => import('../domain/locales/ru/locale-ru'),
  zh: () => import('../domain/locales/zh/locale-zh'),
}

/** Loads a language and sets it as the document's language. Keeps English when its chunk cannot be loaded. */
export async function loadLocale(language: Language): Promise<void> {
  if (language === 'en') return
  try {
    setLocale(language, await CATALOG_LOADERS[language]())
    document.documentElement.lang = language
  } catch {
    // The document stays in English.
  }
}
