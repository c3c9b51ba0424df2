/** The joined sound of a thread: parts of stored recordings, read one after the other while they are sent. */
import { addFrameGain, type FrameChange, type FrameGrid, muteFrame } from '../../domain/audio/mp3-gain'
import { findJoinedGrid, JOINED_FRAME_BYTES } from '../../domain/audio/mp3-join'
import { MP3_LOOK_BYTES } from '../../domain/audio/mp3-preview'
import { appError } from '../../domain/errors/errors'
import { changeFrames } from '../playback/levelled-sound'
import type { ByteRange } from '../playback/range'
import { hashToken } from '../tools/token'
import type { Braid, JoinedBraidPart } from './braids.service'

/** Objects never change under their key. */
const cachedGrids = new Map<string, FrameGrid>()
const CACHED_GRIDS_MAX = 1000

/** Names the bytes of a joined file: it changes when a part leaves, moves or gets another gain. */
export async function computeBraidEtag({ parts }: Braid): Promise<string> {
  const names = parts.map(({ sound, from, to, soundsFrom }) => [
    sound.key,
    sound.gainSteps,
    from,
    to,
    soundsFrom,
  ])
  return `"${(await hashToken(JSON.stringify(names))).slice(0, 32)}"`
}

/** Returns a range of the joined file. The response breaks off if a recording is deleted meanwhile. */
export async function readBraid(
  bucket: R2Bucket,
  { parts }: Braid,
  range: ByteRange,
): Promise<ReadableStream<Uint8Array>> {
  const end = range.offset + range.length
  const needed = parts.filter(({ offset, length }) => offset < end && offset + length > range.offset)
  const [first, ...rest] = needed
  if (!first) throw appError('media.not_found')
  const { readable, writable } = new FixedLengthStream(range.length)
  const start = await openPart(bucket, first, range)
  void sendParts(bucket, { start, rest, range, writable })
  return readable
}

async function sendParts(
  bucket: R2Bucket,
  {
    start,
    rest,
    range,
    writable,
  }: {
    start: ReadableStream<Uint8Array>
    rest: readonly JoinedBraidPart[]
    range: ByteRange
    writable: WritableStream<Uint8Array>
  },
): Promise<void> {
  try {
    await start.pipeTo(writable, { preventClose: true })
    for (const part of rest)
      await (await openPart(bucket, part, range)).pipeTo(writable, { preventClose: true })
    await writable.close()
  } catch (error) {
    // The client disconnected, or a recording is gone.
    await writable.abort(error).catch(() => undefined)
  }
}

/** The bytes of one part that are in the range. */
async function openPart(
  bucket: R2Bucket,
  { sound, from, soundsFrom, offset, length }: JoinedBraidPart,
  range: ByteRange,
): Promise<ReadableStream<Uint8Array>> {
  const grid = await getGrid(bucket, sound.key)
  const skip = Math.max(0, range.offset - offset)
  const end = Math.min(length, range.offset + range.length - offset)
  const partAt = grid.at + from * JOINED_FRAME_BYTES
  const [firstFrame, endFrame] = [Math.floor(skip / JOINED_FRAME_BYTES), Math.ceil(end / JOINED_FRAME_BYTES)]
  const read = {
    offset: partAt + firstFrame * JOINED_FRAME_BYTES,
    length: (endFrame - firstFrame) * JOINED_FRAME_BYTES,
  }
  const object = await bucket.get(sound.key, { range: read })
  if (!object) throw appError('media.not_found')
  const change: FrameChange = (bytes, at, frame) => {
    if (frame < soundsFrom) muteFrame(bytes, at)
    else if (sound.gainSteps) addFrameGain(bytes, at, sound.gainSteps)
  }
  return changeFrames(object.body, grid, change, {
    read,
    wanted: { offset: partAt + skip, length: end - skip },
  })
}

async function getGrid(bucket: R2Bucket, key: string): Promise<FrameGrid> {
  const cached = cachedGrids.get(key)
  if (cached) return cached
  const object = await bucket.get(key, { range: { offset: 0, length: MP3_LOOK_BYTES } })
  const grid = object && findJoinedGrid(new Uint8Array(await object.arrayBuffer()))
  if (!grid) throw appError('media.not_found')
  if (cachedGrids.size >= CACHED_GRIDS_MAX) cachedGrids.clear()
  cachedGrids.set(key, grid)
  return grid
}
