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

/** Returns the text with # before each finished word, shown while typing. */
export function markTags(input: string): string {
  return input.replace(/(^|[\s,])(?=[^\s,#])([^\s,]+)(?=[\s,])/g, '$1#$2')
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
