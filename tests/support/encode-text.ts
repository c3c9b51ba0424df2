/** Bytes of texts in the encodings of old programs, built from what `TextDecoder` reads. */
const tables = new Map<string, Map<string, number[]>>()

/** Returns the bytes of a text; throws for a character that the encoding does not have. */
export function encodeText(text: string, label: string): Uint8Array<ArrayBuffer> {
  if (label === 'utf-8') return Uint8Array.from(new TextEncoder().encode(text))
  const table = tables.get(label) ?? readTable(label)
  tables.set(label, table)
  return Uint8Array.from(
    [...text].flatMap((letter) => {
      const bytes = table.get(letter)
      if (!bytes) throw new Error(`${label} has no ${letter}`)
      return bytes
    }),
  )
}

function readTable(label: string): Map<string, number[]> {
  const decoder = new TextDecoder(label, { fatal: true, ignoreBOM: false })
  const table = new Map<string, number[]>()
  const add = (bytes: number[]) => {
    try {
      const letter = decoder.decode(Uint8Array.from(bytes))
      if ([...letter].length === 1 && !table.has(letter)) table.set(letter, bytes)
    } catch {
      // Not in this encoding.
    }
  }
  for (let first = 0; first < 256; first++) add([first])
  for (let first = 0x81; first < 0xff; first++)
    for (let second = 0x40; second < 0xff; second++) add([first, second])
  return table
}
