/**
 * Translations. A section of messages is written in English where it is used; each other language has a catalog
 * with the same section names and keys. Reading a message reads the current language, so no locale is passed along.
 */
import { DEFAULT_LANGUAGE, type Language } from './languages'

/** Sections by name. */
export type MessageCatalog = Readonly<Record<string, object>>

let currentLanguage: Language = DEFAULT_LANGUAGE
let currentCatalog: MessageCatalog | null = null

/** The type of a section in any language: literal strings widen to `string`. */
export type Localized<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Localized<R>
    : T extends readonly (infer E)[]
      ? readonly Localized<E>[]
      : { [K in keyof T]: Localized<T[K]> }

/**
 * Defines a section of messages that reads the current language and falls back to English. Do not read a message
 * while modules load: the language is not known by then.
 * @param name the section's name in all catalogs, equal to the name of its constant
 * @param english the English messages
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineMessages<T extends object>(name: string, english: T): Localized<T> {
  return createLiveSection(() => findTranslation(name), english) as Localized<T>
}

/** Returns the translated section with this name; undefined in English. */
export function findTranslation(name: string): object | undefined {
  return currentCatalog?.[name]
}

/** Returns the current language. */
export function getLocale(): Language {
  return currentLanguage
}

/** Sets the current language; English has no catalog. For the browser, which has one user. */
export function setLocale(language: Language, catalog: MessageCatalog | null): void {
  currentLanguage = language
  currentCatalog = catalog
}

/** Runs `callback` in a language, for a server with many users. `callback` must be synchronous. */
export function withLocale<T>(language: Language, catalog: MessageCatalog | null, callback: () => T): T {
  const [before, catalogBefore] = [currentLanguage, currentCatalog]
  setLocale(language, catalog)
  try {
    return callback()
  } finally {
    setLocale(before, catalogBefore)
  }
}

type Section = Readonly<Record<PropertyKey, unknown>>

function createLiveSection(current: () => object | undefined, english: object): object {
  const groups = new Map<PropertyKey, object>()
  return new Proxy(english, {
    get(section: Section, key) {
      const own = section[key]
      if (!isGroup(own)) return (current() as Section | undefined)?.[key] ?? own
      // Nested groups are kept by their users, such as all messages of one kind: they must stay live too.
      const group =
        groups.get(key) ?? createLiveSection(() => (current() as Section | undefined)?.[key] as Section, own)
      groups.set(key, group)
      return group
    },
  })
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
