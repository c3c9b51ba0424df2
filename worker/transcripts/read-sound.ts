/** Reads a recording from R2 for speech recognition: whole, or one piece of it as a file of its own. */
import {
  findMp3Sound,
  getLeadingTagBytes,
  MP3_FAR_LOOK_BYTES,
  MP3_LOOK_BYTES,
} from '../../domain/audio/mp3-preview'
import { createWavHeader, findWavSound, WAV_HEAD_BYTES } from '../../domain/audio/wav-format'
import type { AudioType } from '../../domain/media/media'
import { cutMp3Frames, type SpeechPiece } from '../../domain/transcripts/speech-pieces'

type StoredSound = { key: string; bytes: number; type: AudioType }
/** Bytes of a playable file, and when they start in the recording. */
export type SoundPart = { bytes: Uint8Array<ArrayBuffer>; startMs: number }

const TAGS_MAX = 3

/** The whole recording; null if it is gone. */
export async function readWholeSound(
  bucket: R2Bucket,
  { key }: Pick<StoredSound, 'key'>,
): Promise<SoundPart | null> {
  const object = await bucket.get(key)
  return object && { bytes: new Uint8Array(await object.arrayBuffer()), startMs: 0 }
}

/** Reads a piece; null if the recording is gone or has no sound there. Only its own bytes are in memory. */
export async function readSoundPiece(
  bucket: R2Bucket,
  stored: StoredSound,
  piece: SpeechPiece,
): Promise<SoundPart | null> {
  return READERS[stored.type](bucket, stored, piece)
}

const READERS: Record<AudioType, typeof readMp3Piece> = {
  'audio/mpeg': readMp3Piece,
  'audio/wav': readWavPiece,
}

async function readMp3Piece(
  bucket: R2Bucket,
  stored: StoredSound,
  { soundFromMs, soundToMs }: SpeechPiece,
): Promise<SoundPart | null> {
  let at = 0
  let head = await readBytes(bucket, stored, at, MP3_LOOK_BYTES)
  for (let tags = 0; head && tags < TAGS_MAX && getLeadingTagBytes(head) > 0; tags += 1) {
    at += getLeadingTagBytes(head)
    head = await readBytes(bucket, stored, at, MP3_LOOK_BYTES)
  }
  if (!head) return null
  const sound = findMp3Sound(head) ?? (await readFarSound(bucket, stored, at))
  if (!sound) return null
  const offset = Math.floor((soundFromMs * sound.bitRate) / 8)
  const length = Math.ceil(((soundToMs - soundFromMs) * sound.bitRate) / 8)
  const bytes = await readBytes(bucket, stored, at + sound.skip + offset, length)
  return bytes && cutMp3Frames(bytes, offset)
}

/** The first frame of a file of another encoder that has other bytes in front of it. */
async function readFarSound(bucket: R2Bucket, stored: StoredSound, at: number) {
  const far = await readBytes(bucket, stored, at, MP3_FAR_LOOK_BYTES)
  return far && findMp3Sound(far)
}

async function readWavPiece(
  bucket: R2Bucket,
  stored: StoredSound,
  { soundFromMs, soundToMs }: SpeechPiece,
): Promise<SoundPart | null> {
  const head = await readBytes(bucket, stored, 0, WAV_HEAD_BYTES)
  const sound = head && findWavSound(head, stored.bytes)
  if (!sound) return null
  const [from, to] = [soundFromMs, soundToMs].map((ms) =>
    Math.min(2 * Math.floor((ms * sound.rate) / 1000), sound.bytes),
  ) as [number, number]
  const samples = to > from ? await readBytes(bucket, stored, sound.at + from, to - from) : null
  if (!samples) return null
  const header = createWavHeader(samples.length / 2, sound.rate)
  const bytes = new Uint8Array(header.length + samples.length)
  bytes.set(header)
  bytes.set(samples, header.length)
  return { bytes, startMs: Math.round((from / 2 / sound.rate) * 1000) }
}

async function readBytes(
  bucket: R2Bucket,
  { key, bytes }: StoredSound,
  offset: number,
  length: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (offset >= bytes) return null
  const object = await bucket.get(key, { range: { offset, length: Math.min(length, bytes - offset) } })
  return object && new Uint8Array(await object.arrayBuffer())
}
