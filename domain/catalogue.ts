/**
 * Translations. A section of messages is written in English where it is used; each other language has a catalog
 * with the same section names and keys. Reading a message reads the current language, so no locale is passed along.
 */
import { FIRST_LANGUAGE, type Language } from './languages'

/** Sections by name. */
export type Catalogue = Readonly<Record<string, object>>

let language: Language = FIRST_LANGUAGE
let inUse: Catalogue | null = null

/** The type of a section in any language: literal strings widen to `string`. */
export type Words<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Words<R>
    : T extends readonly (infer E)[]
      ? readonly Words<E>[]
      : { [K in keyof T]: Words<T[K]> }

/**
 * Defines a section of messages that reads the current language and falls back to English. Do not read a message
 * while modules load: the language is not known by then.
 * @param name the section's name in all catalogs, equal to the name of its constant
 * @param english the English messages
 */
/* @__NO_SIDE_EFFECTS__ */
export function words<T extends object>(name: string, english: T): Words<T> {
  return live(() => translated(name), english) as Words<T>
}

/** Returns the translated section with this name; undefined in English. */
export function translated(name: string): object | undefined {
  return inUse?.[name]
}

/** Returns the current language. */
export function languageInUse(): Language {
  return language
}

/** Sets the current language; English has no catalog. For the browser, which has one user. */
export function speak(spoken: Language, catalogue: Catalogue | null): void {
  language = spoken
  inUse = catalogue
}

/** Runs `callback` in a language, for a server with many users. `callback` must be synchronous. */
export function spokenIn<T>(spoken: Language, catalogue: Catalogue | null, say: () => T): T {
  const [before, catalogueBefore] = [language, inUse]
  speak(spoken, catalogue)
  try {
    return say()
  } finally {
    speak(before, catalogueBefore)
  }
}

type Section = Readonly<Record<PropertyKey, unknown>>

function live(current: () => object | undefined, english: object): object {
  const groups = new Map<PropertyKey, object>()
  return new Proxy(english, {
    get(section: Section, key) {
      const own = section[key]
      if (!isGroup(own)) return (current() as Section | undefined)?.[key] ?? own
      // Nested groups are kept by their users, such as all messages of one kind: they must stay live too.
      const group = groups.get(key) ?? live(() => (current() as Section | undefined)?.[key] as Section, own)
      groups.set(key, group)
      return group
    },
  })
}

function isGroup(said: unknown): said is object {
  return typeof said === 'object' && said !== null && !Array.isArray(said)
}
