/**
 * Words in ten languages. A section of words is written once in English where it is used, and stands in a catalogue of
 * each other language under the same name, with the same keys. What reads a section reads the language in use at that
 * moment, so nothing has to be passed along.
 */
import { FIRST_LANGUAGE, type Language } from './languages'

/** Sections by their names. */
export type Catalogue = Readonly<Record<string, object>>

let language: Language = FIRST_LANGUAGE
let inUse: Catalogue | null = null

/** What a section's values are in any language: the words of one are not the words of another. */
export type Words<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Words<R>
    : T extends readonly (infer E)[]
      ? readonly Words<E>[]
      : { [K in keyof T]: Words<T[K]> }

/**
 * A section of the catalogue, in whichever language is in use; in English what has no translation. Not to be read while
 * modules load: the language is not known by then.
 * @param name the section's name in all catalogues: that of the constant it is kept in
 * @param english its words
 */
/* @__NO_SIDE_EFFECTS__ */
export function words<T extends object>(name: string, english: T): Words<T> {
  return live(() => translated(name), english) as Words<T>
}

/** What a catalogue holds under a name; nothing in English, which stands where it is used. */
export function translated(name: string): object | undefined {
  return inUse?.[name]
}

/** The language that is spoken at the moment. */
export function languageInUse(): Language {
  return language
}

/** Speaks a language from now on; English has no catalogue. For a browser, where there is one reader. */
export function speak(spoken: Language, catalogue: Catalogue | null): void {
  language = spoken
  inUse = catalogue
}

/** Says something in a language, for a server with many readers: `say` must be done when it returns. */
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
      // Words within words are kept by who uses them, like all those of one kind: they have to stay live as well.
      const group = groups.get(key) ?? live(() => (current() as Section | undefined)?.[key] as Section, own)
      groups.set(key, group)
      return group
    },
  })
}

function isGroup(said: unknown): said is object {
  return typeof said === 'object' && said !== null && !Array.isArray(said)
}
