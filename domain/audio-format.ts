/** Whether uploaded bytes are a recording we can play, and how long it truly is. */
import type { AudioType } from './media'
import { Mp3Count } from './mp3-frames'
import { WAV_HEAD_BYTES, wavSeconds } from './wav-format'

/** Looks at a file as its bytes come: `push` what arrives, then ask `seconds`, null when the file is not sound. */
export type Inspection = {
  push: (piece: Uint8Array) => void
  seconds: () => number | null
  /** How many of the first bytes are enough to judge. */
  readonly needs: number
}

/** Starts looking at a file of this type and size. */
export function inspect(type: AudioType, bytes: number): Inspection {
  return INSPECTIONS[type](bytes)
}

const INSPECTIONS: Record<AudioType, (bytes: number) => Inspection> = {
  'audio/mpeg': (bytes) => {
    const count = new Mp3Count()
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
      seconds: () => (filled === head.length ? wavSeconds(head, bytes) : null),
    }
  },
}
