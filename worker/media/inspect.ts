/** Reads an upload back from R2 and judges it piece by piece: memory stays flat however long the recording is. */
import { inspect } from '../../domain/audio-format'
import type { AudioType } from '../../domain/media'

/** The seconds of a stored object, counted from its bytes; null when it is not a recording we can play. */
export async function countSeconds(
  bucket: R2Bucket,
  key: string,
  type: AudioType,
  bytes: number,
): Promise<number | null> {
  const inspection = inspect(type, bytes)
  const object = await bucket.get(key, { range: { offset: 0, length: inspection.needs } })
  if (!object) throw new Error(`no object to inspect: ${key}`)
  for await (const piece of object.body) inspection.push(piece)
  return inspection.seconds()
}
