/** The beginning of an MP3, cut where a frame ends, so that it is a file of its own. Of what passed `Mp3Count` only. */
import { claimAt, frameAt, isTagAt, tagBytesAt } from './mp3-frames'

/** Enough of a file to see its first two frames: the encoder's info frame, and sound. */
export const MP3_LOOK_BYTES = 4096

/** The bytes of a tag that a file begins with; 0 where sound begins. More tags may follow. */
export function leadingTagBytes(head: Uint8Array): number {
  return isTagAt(head, 0) ? tagBytesAt(head, 0) : 0
}

export type Mp3Sound = {
  /** Where sound begins: an info frame before it tells the length of the whole, which a part of it has not. */
  skip: number
  /** How many frames are so many seconds at most, and the bytes they take at most. */
  within: (seconds: number) => { frames: number; bytes: number }
}

/** What a file without tags begins with; null where that is no sound. */
export function mp3SoundOf(head: Uint8Array): Mp3Sound | null {
  const first = frameAt(head, 0)
  if (!first) return null
  const skip = claimAt(head, 0, first) === null ? 0 : first.bytes
  const sound = frameAt(head, skip)
  if (!sound) return null
  const { bytes, rate, samples } = sound
  return {
    skip,
    within(seconds) {
      const frames = Math.floor((seconds * rate) / samples)
      // Some frames are a byte longer than others.
      return { frames, bytes: frames * (bytes + 1) }
    },
  }
}

/** The bytes of so many whole frames from the first byte on, or of as many as there are. */
export function framesBytes(sound: Uint8Array, frames: number): number {
  let at = 0
  for (let count = 0; count < frames; count += 1) {
    const frame = frameAt(sound, at)
    if (!frame || at + frame.bytes > sound.length) break
    at += frame.bytes
  }
  return at
}
