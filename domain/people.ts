/** People (spec §3, D13, D14): usernames, display names, initials and avatar colours. */
import { DISPLAY_NAME_MAX_CHARS, USERNAME_MAX_CHARS, USERNAME_MIN_CHARS } from './limits'
import { oneLine } from './text'

/** The ten preset avatar colours (spec §9). */
export const AVATAR_COLORS = [
  'orange',
  'amber',
  'blue',
  'green',
  'purple',
  'yellow',
  'red',
  'grey',
  'pink',
  'teal',
] as const
export type AvatarColor = (typeof AVATAR_COLORS)[number]

/** Words that name a place or a role, so no person may take them. */
const RESERVED = new Set(
  'admin administrator support help owlcast squawk squawks mue mues hum hums nightingale nightingales parrot yap api auth media embed og oembed dev root system moderator staff team me settings profile graph home record everyone here'.split(
    ' ',
  ),
)

/** The form a username is stored and compared in. */
export function normalUsername(input: string): string {
  return input.trim().replace(/^@/, '').toLowerCase()
}

/** Whether a normalised username may be taken: 3 to 30 of a-z, 0-9 and _, not a reserved word. */
export function isUsername(name: string): boolean {
  const shape = new RegExp(`^[a-z0-9_]{${USERNAME_MIN_CHARS},${USERNAME_MAX_CHARS}}$`)
  return shape.test(name) && !RESERVED.has(name.replace(/^_+|_+$/g, ''))
}

/** The name shown for a new person (spec §3): the given one, else the username, else the e-mail's local part, else 'User'. */
export function displayNameFor(given: { displayName?: string; username?: string; email?: string }): string {
  const candidates = [given.displayName, given.username, given.email?.split('@')[0], 'User']
  const name = candidates.map((text) => oneLine(text ?? '')).find((text) => text !== '') ?? 'User'
  return [...name].slice(0, DISPLAY_NAME_MAX_CHARS).join('')
}

/** The default avatar colour: picked by hashing the username (spec §9), the same on every device. */
export function avatarColorOf(username: string): AvatarColor {
  let hash = 0
  for (const char of username) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0
  return AVATAR_COLORS[hash % AVATAR_COLORS.length] ?? 'orange'
}

/** Up to two letters for an avatar without a picture. */
export function initialsOf(name: string): string {
  const words = oneLine(name).split(' ').filter(Boolean)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
