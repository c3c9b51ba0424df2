/**
 * Locates the first seconds of a stored recording: a generated header plus a byte range of the stored object. Nothing
 * is copied; the bytes needed to find the range are read once and cached.
 */
import type { AudioType } from '../../domain/media'
import { framesBytes, leadingTagBytes, MP3_LOOK_BYTES, mp3SoundOf } from '../../domain/mp3-preview'
import { WAV_HEAD_BYTES, wavBeginning, wavSoundOf } from '../../domain/wav-format'

/** A file as served: `head`, then `length` bytes of the stored object from `offset`. */
export type Cut = { head: Uint8Array<ArrayBuffer>; offset: number; length: number }
type Stored = { key: string; bytes: number }
/** Reads bytes of a stored file from an offset, as many as exist. */
type Read = (offset: number, length: number) => Promise<Uint8Array>

const NO_HEAD = new Uint8Array(0)
/** Objects never change under their key, so slices can be cached. */
const known = new Map<string, Cut>()
const KNOWN_MAX = 1000
const TAGS_MAX = 3

/** The whole file. */
export function wholeOf({ bytes }: Stored): Cut {
  return { head: NO_HEAD, offset: 0, length: bytes }
}

/** The first seconds of a recording as a playable file; null if it has no audio frames. */
export async function beginningOf(
  bucket: R2Bucket,
  stored: Stored,
  type: AudioType,
  seconds: number,
): Promise<Cut | null> {
  const name = `${stored.key}|${seconds}`
  const earlier = known.get(name)
  if (earlier) return earlier
  const read: Read = async (offset, length) => {
    if (offset >= stored.bytes || length === 0) return NO_HEAD
    const object = await bucket.get(stored.key, { range: { offset, length } })
    if (!object) throw new Error(`no object to hear: ${stored.key}`)
    return new Uint8Array(await object.arrayBuffer())
  }
  const cut = await CUTS[type](read, stored, seconds)
  if (!cut) return null
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(name, cut)
  return cut
}

const CUTS: Record<AudioType, (read: Read, stored: Stored, seconds: number) => Promise<Cut | null>> = {
  async 'audio/mpeg'(read, _, seconds) {
    let at = 0
    let look = await read(at, MP3_LOOK_BYTES)
    // Bounds the reads for a file that consists of tags.
    for (let tags = 0; tags < TAGS_MAX && leadingTagBytes(look) > 0; tags += 1) {
      at += leadingTagBytes(look)
      look = await read(at, MP3_LOOK_BYTES)
    }
    const sound = mp3SoundOf(look)
    if (!sound) return null
    const { frames, bytes } = sound.within(seconds)
    const offset = at + sound.skip
    const length = framesBytes(await read(offset, bytes), frames)
    return length > 0 ? { head: NO_HEAD, offset, length } : null
  },
  async 'audio/wav'(read, stored, seconds) {
    const sound = wavSoundOf(await read(0, WAV_HEAD_BYTES), stored.bytes)
    const part = sound && wavBeginning(sound, seconds)
    return part && part.bytes > 0 ? { head: part.header, offset: sound.at, length: part.bytes } : null
  },
}
