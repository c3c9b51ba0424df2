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
