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

// Characters that may be part of one with others: marks, joiners, flags, skin tones, Thai and Lao AM, single Hangul letters.
const JOINING =
  /[\p{M}\p{Cf}\p{RI}\p{Emoji_Modifier}\u0e33\u0eb3\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]|\r\n/u

/** Returns the first `max` grapheme clusters, fewer where they are far too many UTF-16 units. */
export function cutCharacters(text: string, max: number): string {
  if (text.length <= max) return text
  const head = text.slice(0, getMaxUnits(max)).toWellFormed()
  // Counting clusters takes thirty times as long as counting code points.
  if (!JOINING.test(head)) return [...text.slice(0, 2 * max)].slice(0, max).join('')
  let [end, count] = [0, 0]
  for (const { index, segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    if (count === max || index + segment.length > getMaxUnits(max)) break
    count += 1
    end = index + segment.length
  }
  return text.slice(0, end)
}

/** Returns as many grapheme clusters from the start as fit into this many bytes of UTF-8. */
export function cutBytes(text: string, maxBytes: number): string {
  const encoder = new TextEncoder()
  let [end, left] = [0, maxBytes]
  for (const { index, segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    left -= encoder.encode(segment).length
    if (left < 0) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

/** Returns what `cutCharacters` does, with an ellipsis where text was cut (spec §9). */
export function truncate(text: string, max: number): string {
  return addEllipsis(cutCharacters(text, max), text)
}

/** Returns what `cutBytes` does, with an ellipsis where text was cut. */
export function truncateBytes(text: string, maxBytes: number): string {
  return addEllipsis(cutBytes(text, maxBytes), text)
}

const addEllipsis = (kept: string, text: string) => (kept.length < text.length ? `${kept}…` : text)
