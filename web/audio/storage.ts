/** Opens the storage of a recording: a worker with a file, or this page's memory without a worker. */
import type { ErrorCode } from '../../domain/errors'
import { recordingsFolder } from './pcm-files'
import type { Scope } from './scope'
import { Sink, type SinkNotice } from './sink'
import type { SinkInput } from './sink.worker'

export type Stored = Extract<SinkNotice, { type: 'done' }>

export type Storage = {
  /** Port that receives the splitter's blocks; null ends the recording. */
  blocks: MessagePort
  /** Resolves with what was stored once the recording ended. */
  stored: Promise<Stored>
  /** Ends it from here when the splitter cannot. */
  end(): void
}

/** Longer than a slow phone takes to start a worker; after it, recording begins without one. */
const WORKER_PATIENCE_MS = 4000

/** Opens the storage of a draft. Calls `onTrouble` when the device stops storing samples. */
export async function openStorage(
  draftId: string,
  encoder: MessagePort | null,
  scope: Scope,
  onTrouble: (code: ErrorCode) => void,
): Promise<Storage> {
  const { port1: blocks, port2: inner } = new MessageChannel()
  const { promise: stored, resolve } = Promise.withResolvers<Stored>()
  const hear = (notice: SinkNotice) => {
    if (notice.type === 'trouble') onTrouble(notice.code)
    if (notice.type === 'done') resolve(notice)
  }
  // Without OPFS on this page the file could not be read back, so none is written.
  const [worker, folder] = await Promise.all([readyWorker(scope, hear), recordingsFolder()])
  if (worker) {
    worker.postMessage({ draftId, keep: folder !== null, blocks: inner, encoder } satisfies SinkInput, [
      inner,
      ...(encoder ? [encoder] : []),
    ])
    return { blocks, stored, end: () => worker.postMessage({ end: true } satisfies SinkInput) }
  }
  const sink = new Sink(null, encoder, hear)
  inner.onmessage = ({ data }: MessageEvent<Int16Array<ArrayBuffer> | null>) => sink.take(data)
  scope.own(() => inner.close())
  return { blocks, stored, end: () => sink.take(null) }
}

/** The worker once it has loaded; null where it cannot. */
function readyWorker(scope: Scope, hear: (notice: SinkNotice) => void): Promise<Worker | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Worker>()
  const worker = new Worker(new URL('./sink.worker.ts', import.meta.url), { type: 'module' })
  scope.own(() => worker.terminate())
  const patience = scope.child()
  patience.after(WORKER_PATIENCE_MS, () => reject(new Error('The worker took too long to load.')))
  patience.listen(worker, 'error', () => reject(new Error('The worker could not load.')))
  worker.onmessage = ({ data }: MessageEvent<SinkNotice>) => {
    patience.end()
    if (data.type === 'ready') resolve(worker)
    else hear(data)
  }
  return promise.catch((error: unknown) => {
    console.warn('This recording is kept in memory.', error)
    worker.terminate()
    return null
  })
}
