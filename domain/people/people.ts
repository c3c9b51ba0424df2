/** Users (spec §3, D13, D14): usernames and display names. */
import { DISPLAY_NAME_MAX_CHARS, USERNAME_MAX_CHARS, USERNAME_MIN_CHARS } from '../limits'
import { cutCharacters } from '../text/length'
import { toOneLine } from '../text/text'

/** Reserved usernames: routes and roles. */
const RESERVED_USERNAMES = new Set(
  'admin administrator support help owlcast squawk squawks mue mues hum hums nightingale nightingales parrot yap api auth media embed og oembed dev root system moderator staff team me settings profile graph home record everyone here'.split(
    ' ',
  ),
)

/** Returns a username as it is stored and compared. */
export function normalizeUsername(input: string): string {
  return input.trim().replace(/^@/, '').toLowerCase()
}

/** Returns whether a normalized text has the form of a username. */
export function isUsernameForm(name: string): boolean {
  return new RegExp(`^[a-z0-9_]{${USERNAME_MIN_CHARS},${USERNAME_MAX_CHARS}}$`).test(name)
}

/** Returns whether a normalized username is allowed: 3 to 30 of a-z, 0-9 and _, and not reserved. */
export function isUsername(name: string): boolean {
  return isUsernameForm(name) && !isReservedUsername(name)
}

/** Returns whether a normalized username is reserved, ignoring underscores around it. */
export function isReservedUsername(name: string): boolean {
  return RESERVED_USERNAMES.has(name.replace(/^_+|_+$/g, ''))
}

/**
 * Returns a username for a user who chose none: from the phone number's last four digits, else from the email's
 * local part. Null when nothing usable is left.
 */
export function deriveUsername({ email, phone }: { email: string; phone?: string | null }): string | null {
  if (phone) return `user_${getLastDigits(phone)}`
  const name = normalizeUsername(email.split('@')[0] ?? '')
    .replace(/[^a-z0-9_]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, USERNAME_MAX_CHARS)
  return isUsername(name) ? name : null
}

/** Characters of a username that are kept before a suffix. */
const USERNAME_STEM_CHARS = 24

/** Returns a variation of a username that is taken, or one for a user without any. */
export function addUsernameSuffix(username: string | null, suffix: string): string {
  return `${(username ?? 'user').slice(0, USERNAME_STEM_CHARS)}_${suffix}`
}

const getLastDigits = (phone: string) => phone.replace(/\D/g, '').slice(-4)

/**
 * Returns the display name of a new user (spec §3): the chosen one, else the username, else the email's local part,
 * else 'User'. With only a phone number, whose email is a placeholder: 'Voice Seeker' and its last four digits.
 */
export function createDisplayName(fields: {
  displayName?: string
  username?: string
  email?: string
  phone?: string | null
}): string {
  const rest = fields.phone
    ? [`Voice Seeker ${getLastDigits(fields.phone)}`]
    : [fields.username, fields.email?.split('@')[0], 'User']
  const name = [fields.displayName, ...rest].map((text) => toOneLine(text ?? '')).find((text) => text !== '')
  return cutCharacters(name ?? 'User', DISPLAY_NAME_MAX_CHARS).trim()
}
