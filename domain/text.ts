/** What a text field may hold. The database stores text exactly; these refuse what would lie or break when shown. */

// NUL and C0 controls (tab and newline stay), C1 controls, and the bidirectional overrides that reorder what is read.
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const UNSHOWABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/

/** Whether a text can be stored and shown as it is: no control or bidi override characters, no lone surrogates. */
export function isShowable(text: string): boolean {
  return !UNSHOWABLE.test(text) && text.isWellFormed()
}

// What joins, hides or fills without being seen, and the empty cell of Braille.
const UNSEEN = /^[\s\p{DI}\u2800]*$/u

/** A text without the characters that nobody sees, as a name is looked up. */
export function withoutUnseen(text: string): string {
  return text.replace(/\p{DI}/gu, '')
}

/** Whether nothing of a text would be seen: a name of fillers alone is no name. */
export function isUnseen(text: string): boolean {
  return UNSEEN.test(text)
}

/** A name or title on one line: NFC, inner whitespace single, ends trimmed, zero-width characters gone; '' if unseen. */
export function oneLine(text: string): string {
  if (isUnseen(text)) return ''
  return (
    text
      .replace(/[\u200b\u2060]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      // Last, since a character taken out may have parted a letter from its accent.
      .normalize('NFC')
  )
}

/** At most `max` characters, with an ellipsis where something was cut (spec §9). Never cuts inside a surrogate pair. */
export function cut(text: string, max: number): string {
  const points = [...text]
  return points.length <= max ? text : `${points.slice(0, max).join('')}…`
}

/** A text with a full stop, where nothing ends it yet, so that another sentence may follow. */
export function asSentence(text: string): string {
  if (/[.!?…。！？]$/.test(text)) return text
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text) ? `${text}。` : `${text}.`
}

/** The first sentence of a text without its full stop, to stand inside of another sentence. */
export function asClause(text: string): string {
  const [first = ''] = text.split(/(?<=[.!?])\s|(?<=[。！？])/)
  return first.replace(/[.。]$/, '')
}

/** What one character may take, in UTF-16 units: a family of four takes 11. */
const UNITS_PER_CHARACTER = 12

/** How many characters a person sees: an emoji of several parts is one, and so is a letter with its accents. */
export function countCharacters(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length
}

/** Whether a text has more characters than `max`, as a person counts them; or is too long to be one that people type. */
export function isLongerThan(text: string, max: number): boolean {
  return text.length > max && (text.length > maxUnits(max) || countCharacters(text) > max)
}

/** How many UTF-16 units `max` characters take at most: what an input takes that counts in those. */
export function maxUnits(max: number): number {
  return max * UNITS_PER_CHARACTER
}

/** The direction of most letters. That of the first one would turn an English text that begins with an Arabic name. */
export function getDirection(text: string): 'ltr' | 'rtl' {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.filter((letter) => RIGHT_TO_LEFT.test(letter)).length * 2 > letters.length ? 'rtl' : 'ltr'
}
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/**
 * The text as it is, in lower case, in upper case and with capital initials, each once: for SQLite, whose `nocase` folds the
 * letters a to z only.
 */
export function listCaseVariants(text: string): string[] {
  const lower = text.toLowerCase()
  const capitalized = lower.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
  return [...new Set([text, lower, text.toUpperCase(), capitalized])]
}
