/**
 * Cuts the start of an MP3 at a frame boundary, so that it is a valid file. Only for files that passed
 * `Mp3Counter`.
 */
import { getTagBytes, isTagAt, readClaimedFrames } from './mp3-frames'
import { listFrames, listWholeFrames } from './mp3-reader'

/** Enough bytes for the first two frames: the encoder's info frame, and audio. */
export const MP3_LOOK_BYTES = 4096
/** As far as players look, where a file of another encoder has other bytes in front of its frames. */
export const MP3_FAR_LOOK_BYTES = 65_536

/** Returns the length of the tag at the start of a file; 0 where audio starts. More tags may follow. */
export function getLeadingTagBytes(head: Uint8Array): number {
  return isTagAt(head, 0) ? getTagBytes(head, 0) : 0
}

export type Mp3Sound = {
  /** The offset of the audio, behind the info frame and bytes that are none, whose length would be wrong for a part of the file. */
  skip: number
  /** In kbit per second, of the whole file. */
  bitRate: number
  /** Returns the maximum frames for this many seconds, and the maximum bytes of them. */
  within: (seconds: number) => { frames: number; bytes: number }
}

/** Returns the first audio frame of a file behind its tags, by its first bytes; null where there is none. */
export function findMp3Sound(head: Uint8Array): Mp3Sound | null {
  const [first, second] = listFrames(head)
  const hasInfo = first && readClaimedFrames(head, first.at, first.frame) !== null
  const sound = hasInfo ? second : first
  if (!sound) return null
  const { bytes, rate, bitRate, samples } = sound.frame
  return {
    skip: sound.at,
    bitRate,
    within(seconds) {
      const frames = Math.floor((seconds * rate) / samples)
      // Padded frames have one more byte.
      return { frames, bytes: frames * (bytes + 1) }
    },
  }
}

/** Returns the bytes up to the end of so many whole frames, at most as many as there are. */
export function countFrameBytes(sound: Uint8Array, frames: number): number {
  const last = listWholeFrames(sound).slice(0, frames).at(-1)
  return last ? last.at + last.frame.bytes : 0
}
