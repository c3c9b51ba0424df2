/** Mixes a looped track under a recording (spec §4): original samples, soft music, nothing over full scale. */
import { appError } from '../../../domain/errors/errors'
import { canLevel } from '../../../domain/kinds'
import { toSeconds } from '../pcm'
import type { Recording } from '../recording'
import { Scope } from '../scope'
import { loadTrack, toMono } from '../track'
import type { RenderMixInput } from './render-mix.worker'

export type MixResult = { samples: Int16Array<ArrayBuffer>; seconds: number }

/** Mixes a recording with a track. Throws `record.mixing_failed`; callers then use the voice alone. */
export async function mixRecording(
  recording: Recording,
  track: { url: string },
  { level, signal }: { level: boolean; signal?: AbortSignal },
): Promise<MixResult> {
  const scope = new Scope()
  try {
    const loop = toMono(await loadTrack(track.url, signal))
    const voice = await recording.samples()
    signal?.throwIfAborted()
    signal?.addEventListener('abort', () => scope.end(), { signal: scope.signal })
    const samples = await renderInWorker({ voice, loop, level: level && canLevel(recording.mode) }, scope)
    return { samples, seconds: toSeconds(samples.length) }
  } catch (error) {
    signal?.throwIfAborted()
    throw appError('record.mixing_failed', {}, undefined, error)
  } finally {
    scope.end()
  }
}

function renderInWorker(input: RenderMixInput, scope: Scope): Promise<Int16Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./render-mix.worker.ts', import.meta.url), { type: 'module' })
    scope.own(() => {
      worker.terminate()
      reject(new DOMException('The mix was stopped.', 'AbortError'))
    })
    worker.onmessage = ({ data }: MessageEvent<Int16Array<ArrayBuffer>>) => resolve(data)
    worker.onerror = (event) => reject(new Error(event.message || 'The worker that mixes could not load.'))
    worker.postMessage(input, [input.voice.buffer, input.loop.buffer])
  })
}
