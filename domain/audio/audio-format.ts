/** Checks that uploaded bytes are playable audio and measures their real duration. */
import type { AudioType } from '../media/media'
import { type MeasureResult, Mp3Counter, type Mp3Origin, type Mp3Problem } from './mp3-counter'
import { findWavProblem, measureWav, WAV_HEAD_BYTES, type WavProblem } from './wav-format'

/** Why a sound is refused. */
export type SoundProblem = Mp3Problem | WavProblem

/** Inspects a file as its bytes arrive: call `push` for each chunk, then `measure`. */
export type Inspection = {
  push: (piece: Uint8Array) => void
  measure: () => MeasureResult<SoundProblem>
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
    return { needs: bytes, push: (piece) => count.push(piece), measure: () => count.measure() }
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
      measure() {
        if (filled < head.length) return { seconds: null, problem: 'damaged' }
        const seconds = measureWav(head, bytes)
        return seconds === null
          ? { seconds, problem: findWavProblem(head, bytes) }
          : { seconds, problem: null }
      },
    }
  },
}
