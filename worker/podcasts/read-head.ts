/** Looks at the beginning of a stream before its bytes are passed on. */
import type { ReadBytes } from '../../domain/audio/sniff'

/** Bytes of a stream that are held at most: tags in front of the sound may have large pictures. */
const HEAD_MAX_BYTES = 8_000_000

/** The pieces that were read so far, and how bytes of them are read; further ones arrive when they are needed. */
export type StreamHead = { pieces: Uint8Array[]; read: ReadBytes }

/** `pull` returns the next piece, and null at the end. Reading further than `HEAD_MAX_BYTES` returns no bytes. */
export function createStreamHead(pull: () => Promise<Uint8Array | null>): StreamHead {
  const pieces: Uint8Array[] = []
  let held = 0
  let isComplete = false
  async function read(offset: number, length: number): Promise<Uint8Array> {
    if (offset + length > HEAD_MAX_BYTES) return new Uint8Array(0)
    while (held < offset + length && !isComplete) {
      const piece = await pull()
      if (piece) {
        pieces.push(piece)
        held += piece.length
      } else isComplete = true
    }
    const bytes = new Uint8Array(Math.max(0, Math.min(length, held - offset)))
    let at = 0
    for (const piece of pieces) {
      const part = piece.subarray(Math.max(0, offset - at), Math.max(0, offset + bytes.length - at))
      bytes.set(part, Math.max(0, at - offset))
      at += piece.length
      if (at >= offset + bytes.length) break
    }
    return bytes
  }
  return { pieces, read }
}
