/** Ids with a type prefix: `post_…`, `med_…`. */

export type Ids = { make: (prefix: string) => string; random: (bytes: number) => string }

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz'

/** Base-36 characters from the system's randomness, without modulo bias. */
function createRandomText(length: number): string {
  let text = ''
  while (text.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2)))
      if (byte < 252 && text.length < length) text += ALPHABET[byte % 36]
  return text
}

export const ids: Ids = { make: (prefix) => `${prefix}_${createRandomText(20)}`, random: createRandomText }
