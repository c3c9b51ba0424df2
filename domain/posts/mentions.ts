/** Mentions: `@name` in a title or a description. The server resolves the names. */
import { USERNAME_MAX_CHARS, USERNAME_MIN_CHARS } from '../limits'

/** Mentions that count in one post. */
export const MENTIONS_MAX = 10

/** A mention outside of words, email addresses, paths and handles of another server (`@wren@elsewhere`). */
const MENTION = new RegExp(
  `(?<![\\p{L}\\p{N}_@.+\\-/%])@([a-z0-9_]{${USERNAME_MIN_CHARS},${USERNAME_MAX_CHARS}})(?![\\p{L}\\p{N}_@])`,
  'giu',
)

/** Returns the unique mentioned names in lower case and in order, up to the limit. */
export function parseMentions(...texts: readonly string[]): string[] {
  const names = texts.flatMap((text) =>
    [...text.matchAll(MENTION)].map(([, name = '']) => name.toLowerCase()),
  )
  return [...new Set(names)].slice(0, MENTIONS_MAX)
}

/** A piece of a text; `name` is set for the mention of a member. */
export type TextPart = { text: string; name?: string; at: number }

/** Splits a text at the mentions of `names`. */
export function splitMentions(text: string, names: readonly string[]): TextPart[] {
  if (names.length === 0) return [{ text, at: 0 }]
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: mention, 1: written = '', index: at } of text.matchAll(MENTION)) {
    const name = written.toLowerCase()
    if (!names.includes(name)) continue
    if (at > end) parts.push({ text: text.slice(end, at), at: end })
    parts.push({ text: mention, name, at })
    end = at + mention.length
  }
  if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end), at: end })
  return parts
}
