/** Checks that uploaded bytes are playable audio and measures their real duration. */
import type { AudioType } from '../media/media'
import { Mp3Counter, type Mp3Origin } from './mp3-frames'
import { measureWav, WAV_HEAD_BYTES } from './wav-format'

/**
 * Inspects a file as its bytes arrive: call `push` for each chunk, then `seconds`, which is null for a file that is
 * not valid audio.
 */
export type Inspection = {
  push: (piece: Uint8Array) => void
  seconds: () => number | null
  /** The number of leading bytes needed for a verdict. */
  readonly needs: number
}

/** Starts the inspection of a file of this type and size in bytes. */
export function inspect(type: AudioType, bytes: number, origin: Mp3Origin = 'own'): Inspection {
  return INSPECTIONS[type](bytes, origin)
}

const INSPECTIONS: Record<AudioType, (bytes: number, origin: Mp3Origin) => Inspection> = {
  'audio/mpeg': (bytes, origin) => {
    const count = new Mp3Counter(origin)
    return { needs: bytes, push: (piece) => count.push(piece), seconds: () => count.seconds() }
  },
  'audio/wav': (bytes) => {
    const head = new Uint8Array(Math.min(WAV_HEAD_BYTES, bytes))
    let filled = 0
    return {
      needs: head.length,
      push(piece) {
        const part = piece.subarray(0, head.length - filled)
        head.set(part, filled)
        filled += part.length
      },
      seconds: () => (filled === head.length ? measureWav(head, bytes) : null),
    }
  },
}
