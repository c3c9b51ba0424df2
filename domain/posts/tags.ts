/** Tags (spec §5): typed with #, stored as a comma string without it, shown with it. */
import { isInvisible } from '../text/text'

/** Returns the unique tags of a text: words with a leading # and more than one character, without #. */
export function parseTags(input: string): string[] {
  const words = input.split(/[\s,]+/).filter((word) => word.startsWith('#') && word.length > 1)
  const tags = words.map((word) => word.replace(/^#+/, ''))
  const seen = new Set<string>()
  return tags.filter(
    (tag) => !isInvisible(tag) && !seen.has(tag.toLowerCase()) && seen.add(tag.toLowerCase()),
  )
}

/** Returns the tags of a tag field: every word is one, with # or without. */
export function parseTypedTags(input: string): string[] {
  return cleanTags([input])
}

/** Normalizes tags from outside our form: without #, commas, spaces and duplicates. */
export function cleanTags(tags: readonly string[]): string[] {
  const words = tags.flatMap((tag) => tag.split(/[\s,]+/))
  return parseTags(words.map((word) => `#${word}`).join(' '))
}

/** Returns the comma string for the database; `parseStoredTags` reverses it. */
export function serializeTags(tags: readonly string[]): string {
  return cleanTags(tags).join(',')
}

export function parseStoredTags(stored: string): string[] {
  return stored.split(',').filter((tag) => tag !== '')
}

/** Returns tags with #, or the kind's default tags (spec §2.3: #voice #squawk). */
export function formatTags(tags: readonly string[], fallback: readonly string[] = []): string[] {
  return (tags.length > 0 ? tags : fallback).map((tag) => `#${tag}`)
}

type TagCount = { tag: string; count: number }

/** Returns how many of some posts have a tag, whatever its case: the most used first, then by name. */
export function countTags(tagsOfPosts: readonly (readonly string[])[]): TagCount[] {
  const counts = new Map<string, TagCount>()
  for (const tag of tagsOfPosts.flat()) {
    const entry = counts.get(tag.toLowerCase()) ?? { tag, count: 0 }
    counts.set(tag.toLowerCase(), { ...entry, count: entry.count + 1 })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1))
}

/** Returns a typed text as finished tags and the word that is still being typed. */
export function splitTyped(typed: string): { tags: string[]; rest: string } {
  const rest = /[^\s,]*$/.exec(typed)?.[0] ?? ''
  return { tags: parseTypedTags(typed.slice(0, typed.length - rest.length)), rest }
}

/** Returns tags to offer: own and used ones that the title names first, then words of the title, own and used tags. */
export function suggestTags(options: {
  title: string
  own: readonly string[]
  used: readonly string[]
  chosen: readonly string[]
  most: number
}): string[] {
  const { title, own, used, chosen, most } = options
  const words: readonly string[] = title.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []
  const named = [...own, ...used].filter((tag) => words.includes(tag.toLowerCase()))
  const long = words.filter((word) => word.length > 4 || /[^a-z]/.test(word))
  const left = new Set(chosen.map((tag) => tag.toLowerCase()))
  const all = cleanTags([...named, ...own.slice(0, 2), ...long.slice(0, 2), ...own, ...used])
  return all.filter((tag) => !left.has(tag.toLowerCase())).slice(0, most)
}
