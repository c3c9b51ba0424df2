/** Direction of text: from left to right, or from right to left. */

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

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

/** Keeps a name of another direction from turning round what follows it, such as a time. For texts without markup. */
export function isolateText(text: string): string {
  return `\u2068${text}\u2069`
}
