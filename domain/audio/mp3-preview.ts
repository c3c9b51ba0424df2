/**
 * Cuts the start of an MP3 at a frame boundary, so that it is a valid file. Only for files that passed
 * `Mp3Counter`.
 */
import { getTagBytes, isTagAt, readClaimedFrames, readFrame } from './mp3-frames'

/** Enough bytes for the first two frames: the encoder's info frame, and audio. */
export const MP3_LOOK_BYTES = 4096

/** Returns the length of the tag at the start of a file; 0 where audio starts. More tags may follow. */
export function getLeadingTagBytes(head: Uint8Array): number {
  return isTagAt(head, 0) ? getTagBytes(head, 0) : 0
}

export type Mp3Sound = {
  /** The offset of the audio, behind the info frame, whose length would be wrong for a part of the file. */
  skip: number
  /** In kbit per second, of the whole file. */
  bitRate: number
  /** Returns the maximum frames for this many seconds, and the maximum bytes of them. */
  within: (seconds: number) => { frames: number; bytes: number }
}

/** Returns the first audio frame of a file without tags; null where there is none. */
export function findMp3Sound(head: Uint8Array): Mp3Sound | null {
  const first = readFrame(head, 0)
  if (!first) return null
  const skip = readClaimedFrames(head, 0, first) === null ? 0 : first.bytes
  const sound = readFrame(head, skip)
  if (!sound) return null
  const { bytes, rate, bitRate, samples } = sound
  return {
    skip,
    bitRate,
    within(seconds) {
      const frames = Math.floor((seconds * rate) / samples)
      // Padded frames have one more byte.
      return { frames, bytes: frames * (bytes + 1) }
    },
  }
}

/** Returns the bytes of the first whole frames, at most as many as there are. */
export function countFrameBytes(sound: Uint8Array, frames: number): number {
  let at = 0
  for (let count = 0; count < frames; count += 1) {
    const frame = readFrame(sound, at)
    if (!frame || at + frame.bytes > sound.length) break
    at += frame.bytes
  }
  return at
}
