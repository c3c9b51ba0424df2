/** Tags (spec §5): typed with #, stored as a comma string without it, shown with it. */
import { isUnseen } from './text'

/** The tags in a typed text: words that start with # and have more than one character, without #, once each. */
export function parseTags(input: string): string[] {
  const words = input.split(/[\s,]+/).filter((word) => word.startsWith('#') && word.length > 1)
  const tags = words.map((word) => word.replace(/^#+/, ''))
  const seen = new Set<string>()
  return tags.filter((tag) => !isUnseen(tag) && !seen.has(tag.toLowerCase()) && seen.add(tag.toLowerCase()))
}

/** The tags in what a person typed into a field for tags: every word is one, with # or without (a space makes a tag). */
export function typedTags(input: string): string[] {
  return cleanTags([input])
}

/** The same text with # before each word that has a space or comma after it: what is shown while somebody types. */
export function markTags(input: string): string {
  return input.replace(/(^|[\s,])(?=[^\s,#])([^\s,]+)(?=[\s,])/g, '$1#$2')
}

/** Tags that may have come without our form, as parsing would have made them: without #, commas, spaces and doubles. */
export function cleanTags(tags: readonly string[]): string[] {
  const words = tags.flatMap((tag) => tag.split(/[\s,]+/))
  return parseTags(words.map((word) => `#${word}`).join(' '))
}

/** The comma string the database keeps; every tag comes back from it as it went in. */
export function storeTags(tags: readonly string[]): string {
  return cleanTags(tags).join(',')
}

/** The tags of a stored comma string. */
export function tagsOf(stored: string): string[] {
  return stored.split(',').filter((tag) => tag !== '')
}

/** Tags as people see them, falling back to the kind's own (spec §2.3: #voice #squawk). */
export function shownTags(tags: readonly string[], fallback: readonly string[] = []): string[] {
  return (tags.length > 0 ? tags : fallback).map((tag) => `#${tag}`)
}
