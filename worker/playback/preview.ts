/**
 * Locates the first seconds of a stored recording: a generated header plus a byte range of the stored object. Nothing
 * is copied; the bytes needed to find the range are read once and cached.
 */

import {
  countFrameBytes,
  findMp3Sound,
  getLeadingTagBytes,
  MP3_FAR_LOOK_BYTES,
  MP3_LOOK_BYTES,
} from '../../domain/audio/mp3-preview'
import { createWavPreview, findWavSound, WAV_HEAD_BYTES } from '../../domain/audio/wav-format'
import type { AudioType } from '../../domain/media/media'

/** A file as served: `head`, then `length` bytes of the stored object from `offset`. */
export type FileSlice = { head: Uint8Array<ArrayBuffer>; offset: number; length: number }
type StoredObject = { key: string; bytes: number }
/** Reads bytes of a stored file from an offset, as many as exist. */
type ReadBytes = (offset: number, length: number) => Promise<Uint8Array>

const NO_HEAD = new Uint8Array(0)
/** Objects never change under their key, so slices can be cached. */
const cachedSlices = new Map<string, FileSlice>()
const CACHED_SLICES_MAX = 1000
const TAGS_MAX = 3

/** The whole file. */
export function toWholeSlice({ bytes }: StoredObject): FileSlice {
  return { head: NO_HEAD, offset: 0, length: bytes }
}

/** The first seconds of a recording as a playable file; null if it has no audio frames. */
export async function getPreviewSlice(
  bucket: R2Bucket,
  stored: StoredObject,
  type: AudioType,
  seconds: number,
): Promise<FileSlice | null> {
  const name = `${stored.key}|${seconds}`
  const cached = cachedSlices.get(name)
  if (cached) return cached
  const read: ReadBytes = async (offset, length) => {
    if (offset >= stored.bytes || length === 0) return NO_HEAD
    const object = await bucket.get(stored.key, { range: { offset, length } })
    if (!object) throw new Error(`no object to hear: ${stored.key}`)
    return new Uint8Array(await object.arrayBuffer())
  }
  const slice = await SLICERS[type](read, stored, seconds)
  if (!slice) return null
  if (cachedSlices.size >= CACHED_SLICES_MAX) cachedSlices.clear()
  cachedSlices.set(name, slice)
  return slice
}

const SLICERS: Record<
  AudioType,
  (read: ReadBytes, stored: StoredObject, seconds: number) => Promise<FileSlice | null>
> = {
  async 'audio/mpeg'(read, _, seconds) {
    let at = 0
    let buffer = await read(at, MP3_LOOK_BYTES)
    // Bounds the reads for a file that consists of tags.
    for (let tags = 0; tags < TAGS_MAX && getLeadingTagBytes(buffer) > 0; tags += 1) {
      at += getLeadingTagBytes(buffer)
      buffer = await read(at, MP3_LOOK_BYTES)
    }
    const sound = findMp3Sound(buffer) ?? findMp3Sound(await read(at, MP3_FAR_LOOK_BYTES))
    if (!sound) return null
    const { frames, bytes } = sound.within(seconds)
    const offset = at + sound.skip
    const length = countFrameBytes(await read(offset, bytes), frames)
    return length > 0 ? { head: NO_HEAD, offset, length } : null
  },
  async 'audio/wav'(read, stored, seconds) {
    const sound = findWavSound(await read(0, WAV_HEAD_BYTES), stored.bytes)
    const part = sound && createWavPreview(sound, seconds)
    return part && part.bytes > 0 ? { head: part.header, offset: sound.at, length: part.bytes } : null
  },
}
