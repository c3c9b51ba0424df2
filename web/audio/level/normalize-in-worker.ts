/** Levels a voice in a worker, which loads on first use. */
import { Scope } from '../scope'

/** Brings a voice to one loudness; it is transferred. Rejects when the worker cannot load or the signal aborts. */
export async function normalizeInWorker(
  voice: Int16Array<ArrayBuffer>,
  signal?: AbortSignal,
): Promise<Int16Array<ArrayBuffer>> {
  signal?.throwIfAborted()
  const scope = new Scope()
  const { promise, resolve, reject } = Promise.withResolvers<Int16Array<ArrayBuffer>>()
  try {
    const worker = new Worker(new URL('./normalize.worker.ts', import.meta.url), { type: 'module' })
    scope.own(() => worker.terminate())
    signal?.addEventListener('abort', () => reject(signal.reason), { signal: scope.signal })
    worker.onmessage = ({ data }: MessageEvent<Int16Array<ArrayBuffer>>) => resolve(data)
    worker.onerror = (event) => reject(new Error(event.message || 'The leveller could not load.'))
    worker.postMessage(voice, [voice.buffer])
    return await promise
  } finally {
    scope.end()
  }
}
