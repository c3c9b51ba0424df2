/** Text rules. The database stores text exactly; these reject what would mislead or break when shown. */

// NUL and C0 controls (tab and newline are allowed), C1 controls, bidi overrides, which reorder text, and noncharacters, two
// of which no XML may have (XML 1.0 §2.2).
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Noncharacter_Code_Point}/u

/** Marks on one letter; scripts that stack most of them have half as many. */
const STACKED_MARKS = /(?:\p{M}\p{Cf}*){9}/u

/**
 * Returns whether a text can be stored and shown: no control or bidi override characters, no noncharacters and lone
 * surrogates, and no letter with so many marks that they cover the lines around it.
 */
export function isShowable(text: string): boolean {
  return !FORBIDDEN.test(text) && text.isWellFormed() && !STACKED_MARKS.test(text)
}

const MORE_MARKS = /((?:\p{M}\p{Cf}*){8})(?:\p{M}\p{Cf}*)+/gu

/** Returns what of a text can be shown: nothing that `isShowable` refuses, and of the marks on a letter the first eight. */
export function toShowable(text: string): string {
  if (isShowable(text)) return text
  const kept = [...text.toWellFormed()].filter((letter) => !FORBIDDEN.test(letter)).join('')
  // Composed first, since marks that are one may be two then.
  return kept.normalize('NFC').replace(MORE_MARKS, '$1')
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
