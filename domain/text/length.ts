/** Lengths as people count them, and cutting. */

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

/** Returns at most `max` code points, with an ellipsis where text was cut (spec §9). */
export function truncate(text: string, max: number): string {
  const points = [...text]
  return points.length <= max ? text : `${points.slice(0, max).join('')}…`
}
