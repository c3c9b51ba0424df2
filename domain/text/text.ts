/** Text rules. The database stores text exactly; these reject what would mislead or break when shown. */

// NUL and C0 controls (tab and newline are allowed), C1 controls, and bidi overrides, which reorder text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/

/** Returns whether a text can be stored and shown: no control or bidi override characters, no lone surrogates. */
export function isShowable(text: string): boolean {
  return !FORBIDDEN.test(text) && text.isWellFormed()
}

// Default ignorable characters, and the marks of annotations and objects: fonts draw both without a width.
const WITHOUT_WIDTH = /[\p{DI}\ufff9-\ufffc]/gu
// Those, whitespace and the blank Braille cell.
const INVISIBLE = /^[\s\p{DI}\ufff9-\ufffc\u2800]*$/u

/** Removes characters without a width, for looking up a name. */
export function removeInvisible(text: string): string {
  return text.replace(WITHOUT_WIDTH, '')
}

/** Returns whether a text has no visible character. */
export function isInvisible(text: string): boolean {
  return INVISIBLE.test(text)
}

/**
 * Returns a name or title on one line: NFC, single spaces, trimmed, without zero-width characters; '' if invisible.
 */
export function toOneLine(text: string): string {
  if (isInvisible(text)) return ''
  return (
    text
      .replace(/[\u200b\u2060\ufff9-\ufffc]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      // Last, since a removed character may have separated a letter from its accent.
      .normalize('NFC')
  )
}

/** Returns at most `max` code points, with an ellipsis where text was cut (spec §9). */
export function truncate(text: string, max: number): string {
  const points = [...text]
  return points.length <= max ? text : `${points.slice(0, max).join('')}…`
}

/** Returns a text with a final full stop, so that another sentence may follow. */
export function endSentence(text: string): string {
  if (/[.!?…。！？]$/.test(text)) return text
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text) ? `${text}。` : `${text}.`
}

/** Returns the first sentence without its full stop, for use inside another sentence. */
export function toClause(text: string): string {
  const [first = ''] = text.split(/(?<=[.!?])\s|(?<=[。！？])/)
  return first.replace(/[.。]$/, '')
}

/** Maximum UTF-16 units of a character: a family emoji of four has 11. */
const UNITS_PER_CHARACTER = 12

/** Returns the number of grapheme clusters: an emoji sequence or a letter with accents counts once. */
export function countCharacters(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length
}

/** Returns whether a text has more than `max` grapheme clusters, or far too many UTF-16 units. */
export function isLongerThan(text: string, max: number): boolean {
  return text.length > max && (text.length > getMaxUnits(max) || countCharacters(text) > max)
}

/** Returns the maximum UTF-16 units of `max` characters, for the `maxlength` of an input. */
export function getMaxUnits(max: number): number {
  return max * UNITS_PER_CHARACTER
}

// Right-to-left marks, embeddings, overrides and isolates. Those to the left change nothing in a text of ASCII.
const TO_RIGHT_TO_LEFT = /[\u061c\u200f\u202b\u202e\u2067]/g

/**
 * Returns whether a text without right-to-left letters may be shown in another order than it is read: as another address
 * or number.
 */
export function isShownReordered(text: string): boolean {
  const letters = text.replace(TO_RIGHT_TO_LEFT, '')
  return letters !== text && !RIGHT_TO_LEFT.test(letters)
}

/**
 * Returns the direction of most letters. The first letter would misjudge an English text that starts with an Arabic
 * name.
 */
export function getDirection(text: string): 'ltr' | 'rtl' {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.filter((letter) => RIGHT_TO_LEFT.test(letter)).length * 2 > letters.length ? 'rtl' : 'ltr'
}
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/**
 * Returns the unique variants of a text: unchanged, lower case, upper case, capitalized. SQLite's `nocase` folds
 * only a to z.
 */
export function listCaseVariants(text: string): string[] {
  const lower = text.toLowerCase()
  const capitalized = lower.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
  return [...new Set([text, lower, text.toUpperCase(), capitalized])]
}
