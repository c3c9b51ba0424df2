/**
 * Joins parts of our own MP3 files at frames. A frame may refer to bytes of the frames before it, so each part begins a
 * few frames early, and those are silent.
 */

import { MP3_BITS_PER_SECOND, SAMPLE_RATE_HZ } from './audio.limits'
import { type FrameGrid, findFrameGrid } from './mp3-gain'
import { MP3_LOOK_BYTES } from './mp3-preview'

const FRAME_SAMPLES = 1152
/** Of our own files: mono, at one rate, without padding. */
export const JOINED_FRAME_BYTES = (FRAME_SAMPLES / 8) * (MP3_BITS_PER_SECOND / SAMPLE_RATE_HZ)
export const JOINED_FRAME_MS = (FRAME_SAMPLES * 1000) / SAMPLE_RATE_HZ
/** A frame refers at most 511 bytes back, and each frame has some 170 of them. */
const RUN_IN_FRAMES = 4

type StoredFile = { seconds: number; bytes: number }
/** Frames of a file from `from` up to `to`, of which those before `soundsFrom` are silent. */
export type JoinedPart = { from: number; to: number; soundsFrom: number }

const countFrames = (seconds: number) => Math.round((seconds * 1000) / JOINED_FRAME_MS)

/**
 * Returns the length in ms of a file that can be joined: of our rate and bit rate, by its bytes and its duration; null
 * for any other. The bytes before the frames, a tag and an info frame, fit into the part that is read to find them.
 */
export function findJoinedLength({ seconds, bytes }: StoredFile): number | null {
  const frames = countFrames(seconds)
  const isWhole = Math.abs(frames * JOINED_FRAME_MS - seconds * 1000) < 1
  const others = bytes - frames * JOINED_FRAME_BYTES
  return isWhole && frames > 0 && others >= 0 && others < MP3_LOOK_BYTES / 2 ? frames * JOINED_FRAME_MS : null
}

/** Returns where the frames of a file are, by its first bytes; null where they are not ours. */
export function findJoinedGrid(head: Uint8Array): FrameGrid | null {
  const grid = findFrameGrid(head)
  return grid?.frameBytes === JOINED_FRAME_BYTES && isOwnHeader(head, grid.at) ? grid : null
}

/** MPEG 1, layer III, 64 kbit/s at 48 kHz without padding. */
function isOwnHeader(head: Uint8Array, at: number): boolean {
  const [, version = 0, rates = 0] = head.subarray(at, at + 3)
  return (version & 0xfe) === 0xfa && (rates & 0xfe) === 0x54
}

/** Returns the frames of a part of a recording, with silent ones before it where frames precede it. */
export function toJoinedPart({ startMs, endMs }: { startMs: number; endMs: number }): JoinedPart {
  const soundsFrom = Math.floor(startMs / JOINED_FRAME_MS)
  const to = Math.max(soundsFrom + 1, Math.round(endMs / JOINED_FRAME_MS))
  return { from: Math.max(0, soundsFrom - RUN_IN_FRAMES), to, soundsFrom }
}

/** A part with its place in the joined file, in bytes, and the time at which its sound starts, in ms. */
export type PlacedPart<P extends JoinedPart> = P & { offset: number; length: number; startMs: number }

/** Places parts one after the other. */
export function placeParts<P extends JoinedPart>(parts: readonly P[]): PlacedPart<P>[] {
  let frames = 0
  return parts.map((part) => {
    const { from, to, soundsFrom } = part
    const place = {
      offset: frames * JOINED_FRAME_BYTES,
      length: (to - from) * JOINED_FRAME_BYTES,
      startMs: (frames + soundsFrom - from) * JOINED_FRAME_MS,
    }
    frames += to - from
    return { ...part, ...place }
  })
}
