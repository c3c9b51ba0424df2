/** Avatars (spec §9): their colours, and initials where there is no picture. */
import { toOneLine } from '../text/text'

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

/** Returns the default avatar colour by a hash of the username (spec §9), the same on every device. */
export function getAvatarColor(username: string): AvatarColor {
  let hash = 0
  for (const char of username) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0
  return AVATAR_COLORS[hash % AVATAR_COLORS.length] ?? 'orange'
}

/** Returns up to two initials for an avatar without picture. */
export function getInitials(name: string): string {
  const words = toOneLine(name).split(' ').filter(Boolean)
  const initialWords = words.length > 1 ? [words[0], words.at(-1)] : words
  // Takes the first letter of the result: some letters become two in upper case.
  return initialWords.map((word) => getFirstLetter(getFirstLetter(word).toLocaleUpperCase())).join('')
}

/** A letter with its marks, a flag, or a sequence that is drawn as one character. */
const LETTER = /^(?:\p{RI}{2}|\P{M}(?:\p{M}|\p{EMod}|\u200d\P{M})*)/u
const getFirstLetter = (word = '') => LETTER.exec(word)?.[0] ?? ''
