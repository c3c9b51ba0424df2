/** Reads an upload back from R2 and measures it chunk by chunk: memory use does not grow with the duration. */
import { inspect, type SoundProblem } from '../../domain/audio/audio-format'
import type { MeasureResult, Mp3Origin } from '../../domain/audio/mp3-counter'
import type { AudioType } from '../../domain/media/media'

/** Duration of a stored object in seconds, counted from its bytes, or why it is no playable recording. */
export async function countSeconds(
  bucket: R2Bucket,
  key: string,
  type: AudioType,
  bytes: number,
  origin: Mp3Origin = 'own',
): Promise<MeasureResult<SoundProblem>> {
  const inspection = inspect(type, bytes, origin)
  const stored = await bucket.get(key, { range: { offset: 0, length: inspection.needs } })
  if (!stored) throw new Error(`no object to inspect: ${key}`)
  for await (const piece of stored.body) inspection.push(piece)
  return inspection.measure()
}
