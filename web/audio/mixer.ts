/** Mixes a looped track under a recording (spec §4): original samples, soft music, nothing over full scale. */
import { fail } from '../../domain/errors'
import type { MixerInput } from './mixer.worker'
import { secondsOf } from './pcm'
import type { Take } from './recording'
import { Scope } from './scope'
import { loadTrack, monoOf } from './track'

export type Mixed = { samples: Int16Array<ArrayBuffer>; seconds: number }

/** Mixes a recording with a track. Throws `record.mixing_failed`; callers then use the voice alone. */
export async function mixTake(take: Take, track: { url: string }, signal?: AbortSignal): Promise<Mixed> {
  const scope = new Scope()
  try {
    const loop = monoOf(await loadTrack(track.url, signal))
    const voice = await take.samples()
    signal?.throwIfAborted()
    signal?.addEventListener('abort', () => scope.end(), { signal: scope.signal })
    const samples = await mixedInWorker({ voice, loop }, scope)
    return { samples, seconds: secondsOf(samples.length) }
  } catch (error) {
    signal?.throwIfAborted()
    throw fail('record.mixing_failed', {}, undefined, error)
  } finally {
    scope.end()
  }
}

function mixedInWorker(input: MixerInput, scope: Scope): Promise<Int16Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./mixer.worker.ts', import.meta.url), { type: 'module' })
    scope.own(() => {
      worker.terminate()
      reject(new DOMException('The mix was stopped.', 'AbortError'))
    })
    worker.onmessage = ({ data }: MessageEvent<Int16Array<ArrayBuffer>>) => resolve(data)
    worker.onerror = (event) => reject(new Error(event.message || 'The mixer could not load.'))
    worker.postMessage(input, [input.voice.buffer, input.loop.buffer])
  })
}
