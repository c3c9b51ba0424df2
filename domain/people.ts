/** People (spec §3, D13, D14): usernames, display names, initials and avatar colours. */
import { DISPLAY_NAME_MAX_CHARS, EMAIL_MAX_CHARS, USERNAME_MAX_CHARS, USERNAME_MIN_CHARS } from './limits'
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

/** Whether a normalised text has the form of a username. */
export function isUsernameForm(name: string): boolean {
  return new RegExp(`^[a-z0-9_]{${USERNAME_MIN_CHARS},${USERNAME_MAX_CHARS}}$`).test(name)
}

/** Whether a normalised username may be taken: 3 to 30 of a-z, 0-9 and _, not a reserved word. */
export function isUsername(name: string): boolean {
  return isUsernameForm(name) && !isReserved(name)
}

/** Whether a normalised username is a word that nobody may take, dressed up or not. */
export function isReserved(name: string): boolean {
  return RESERVED.has(name.replace(/^_+|_+$/g, ''))
}

/**
 * A username for who never chose one: from the phone number's last four digits, else from the e-mail's local part. Null
 * when nothing usable is left.
 */
export function usernameFor({ email, phone }: { email: string; phone?: string | null }): string | null {
  if (phone) return `user_${lastDigits(phone)}`
  const name = normalUsername(email.split('@')[0] ?? '')
    .replace(/[^a-z0-9_]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, USERNAME_MAX_CHARS)
  return isUsername(name) ? name : null
}

const lastDigits = (phone: string) => phone.replace(/\D/g, '').slice(-4)

/** The form an e-mail address is stored and compared in. */
export function normalEmail(input: string): string {
  return input.trim().toLowerCase()
}

const EMAIL = /^(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/

/**
 * Whether a normalised e-mail address can be written to; the sign-in library accepts the same. `.invalid` never can (RFC
 * 2606): our own placeholders end so, and nobody may claim one.
 */
export function isEmail(address: string): boolean {
  return address.length <= EMAIL_MAX_CHARS && EMAIL.test(address) && !address.endsWith('.invalid')
}

/**
 * The name shown for a new person (spec §3): the given one, else the username, else the e-mail's local part, else 'User'.
 * With a phone number alone, whose e-mail is a placeholder: 'Voice Seeker' and its last four digits.
 */
export function displayNameFor(given: {
  displayName?: string
  username?: string
  email?: string
  phone?: string | null
}): string {
  const rest = given.phone
    ? [`Voice Seeker ${lastDigits(given.phone)}`]
    : [given.username, given.email?.split('@')[0], 'User']
  const name = [given.displayName, ...rest].map((text) => oneLine(text ?? '')).find((text) => text !== '')
  return [...(name ?? 'User')].slice(0, DISPLAY_NAME_MAX_CHARS).join('')
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
  // Letter by letter: some become two in capitals.
  return picked.map((word) => firstOf(firstOf(word).toLocaleUpperCase())).join('')
}

/** A letter with its marks, a flag, or several signs that are drawn as one. */
const LETTER = /^(?:\p{RI}{2}|\P{M}(?:\p{M}|\p{EMod}|\u200d\P{M})*)/u
const firstOf = (word = '') => LETTER.exec(word)?.[0] ?? ''
