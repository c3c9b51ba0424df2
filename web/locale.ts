/** Sets the locale before the first render. English is bundled; each other language has catalogs, a file each. */
import { type MessageCatalog, setLocale } from '../domain/i18n/i18n'
import { DEFAULT_LANGUAGE, type Language } from '../domain/i18n/languages'

/** Imports a catalog of each language. */
export type CatalogLoaders = Record<Exclude<Language, typeof DEFAULT_LANGUAGE>, () => Promise<MessageCatalog>>

/** Imports the messages that the first render does not read; sets them once. */
let loadLaterMessages = async (): Promise<void> => {}

/**
 * Loads the messages of a language that the first render reads and sets it as the document's language. Keeps English
 * when they cannot be loaded.
 * @param later the other messages, for `loadPart`
 */
export async function loadLocale(
  language: Language,
  first: CatalogLoaders,
  later?: CatalogLoaders,
): Promise<void> {
  if (language === DEFAULT_LANGUAGE) return
  try {
    const messages = await first[language]()
    setLocale(language, messages)
    document.documentElement.lang = language
    let isSet = false
    loadLaterMessages = async () => {
      const others = await later?.[language]()
      if (!isSet) setLocale(language, { ...messages, ...others })
      isSet = true
    }
  } catch {
    // The document stays in English.
  }
}

/** Imports a module with the messages that it reads, which the first render does not need. */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), loadLaterMessages()])
  return module
}
