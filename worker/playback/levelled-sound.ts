/** Reads imported recordings with their stored gain: the frames are changed while they are sent. */
import {
  addFrameGain,
  alignToFrames,
  type FrameChange,
  FrameFilter,
  type FrameGrid,
} from '../../domain/audio/mp3-gain'
import { appError } from '../../domain/errors/errors'
import type { media } from '../database/tables/media.table'
import type { ByteRange } from './range'

type StoredGain = { steps: number; grid: FrameGrid }
type LevelledRow = Pick<typeof media.$inferSelect, 'key' | 'bytes' | 'gainSteps' | 'framesAt' | 'frameBytes'>

/** Returns the gain that a file is sent with; null for one that is sent as it is. */
export function findGain({
  gainSteps,
  framesAt,
  frameBytes,
}: Pick<LevelledRow, 'gainSteps' | 'framesAt' | 'frameBytes'>): StoredGain | null {
  if (!gainSteps || framesAt === null || !frameBytes) return null
  return { steps: gainSteps, grid: { at: framesAt, frameBytes } }
}

/** Returns a range of a file that has a gain. Frames at its ends are read whole. Throws `media.not_found` without bytes. */
export async function readLevelled(
  bucket: R2Bucket,
  row: LevelledRow,
  range: ByteRange,
): Promise<ReadableStream<Uint8Array>> {
  const gain = findGain(row)
  const read = gain ? alignToFrames(gain.grid, range, row.bytes) : range
  const object = await bucket.get(row.key, { range: read })
  if (!object) throw appError('media.not_found')
  if (!gain) return object.body
  const { grid, steps } = gain
  const change: FrameChange = (bytes, at) => addFrameGain(bytes, at, steps)
  const { readable, writable } = new FixedLengthStream(range.length)
  // The pipe stops when the client disconnects.
  changeFrames(object.body, grid, change, { read, wanted: range })
    .pipeTo(writable)
    .catch(() => undefined)
  return readable
}

/** Returns the wanted part of a file, of which `read` arrives, with its frames changed. */
export function changeFrames(
  body: ReadableStream<Uint8Array>,
  grid: FrameGrid,
  change: FrameChange,
  { read, wanted }: { read: ByteRange; wanted: ByteRange },
): ReadableStream<Uint8Array> {
  const filter = new FrameFilter(grid, change, read.offset)
  let place = read.offset
  const end = wanted.offset + wanted.length
  const send = (bytes: Uint8Array, controller: TransformStreamDefaultController<Uint8Array>) => {
    const part = bytes.subarray(Math.max(0, wanted.offset - place), Math.max(0, end - place))
    place += bytes.length
    if (part.length > 0) controller.enqueue(part)
  }
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, controller) => send(filter.push(piece), controller),
      flush: (controller) => send(filter.flush(), controller),
    }),
  )
}
