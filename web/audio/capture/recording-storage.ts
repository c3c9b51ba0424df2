/** Opens the storage of a recording: a worker with a file, or this page's memory without a worker. */
import type { ErrorCode } from '../../../domain/errors/error-table'
import { appError } from '../../../domain/errors/errors'
import type { FrameRange } from '../recording'
import type { Scope } from '../scope'
import { openRecordingsFolder } from './pcm-files'
import { PcmWriter, type WriterNotice } from './pcm-writer'
import type { WriterInput } from './pcm-writer.worker'

export type StoredSamples = Extract<WriterNotice, { type: 'done' }>

export type RecordingStorage = {
  /** Port that receives the splitter's blocks; null ends the recording. */
  blocks: MessagePort
  /** Opens another such port, in place of one that was lost with its splitter. */
  openBlocks(): MessagePort
  /** Resolves with what was stored once the recording ended. */
  stored: Promise<StoredSamples>
  /** Ends it from here when the splitter cannot. */
  end(): void
}

/** Longer than a slow phone takes to start a worker; after it, recording begins without one. */
const WORKER_PATIENCE_MS = 4000

/**
 * Opens the storage of a draft. Calls `onError` when the device stops storing samples. With `range` it goes on in the
 * draft's file after these frames, and throws where it cannot.
 */
export async function openRecordingStorage(
  draftId: string,
  encoder: MessagePort | null,
  scope: Scope,
  onError: (code: ErrorCode) => void,
  range: FrameRange | null = null,
): Promise<RecordingStorage> {
  const { port1: blocks, port2: inner } = new MessageChannel()
  const { promise: stored, resolve } = Promise.withResolvers<StoredSamples>()
  const handleNotice = (notice: WriterNotice) => {
    if (notice.type === 'error') onError(notice.code)
    if (notice.type === 'done') resolve(notice)
  }
  // Without OPFS on this page the file could not be read back, so none is written.
  const [worker, folder] = await Promise.all([startWorker(scope, handleNotice), openRecordingsFolder()])
  if (range && !(worker && folder)) throw appError('record.storage_missing')
  if (worker) {
    const input: WriterInput = { draftId, keep: folder !== null, blocks: inner, encoder, range }
    worker.postMessage(input, [inner, ...(encoder ? [encoder] : [])])
    const openBlocks = () => {
      const { port1, port2 } = new MessageChannel()
      worker.postMessage({ moreBlocks: port2 } satisfies WriterInput, [port2])
      return port1
    }
    return { blocks, openBlocks, stored, end: () => worker.postMessage({ end: true } satisfies WriterInput) }
  }
  const writer = new PcmWriter(null, encoder, handleNotice)
  const readBlocks = (port: MessagePort) => {
    port.onmessage = ({ data }: MessageEvent<Int16Array<ArrayBuffer> | null>) => writer.write(data)
    scope.own(() => port.close())
  }
  const openBlocks = () => {
    const { port1, port2 } = new MessageChannel()
    readBlocks(port2)
    return port1
  }
  readBlocks(inner)
  return { blocks, openBlocks, stored, end: () => writer.write(null) }
}

/** The worker once it has loaded; null where it cannot. */
function startWorker(scope: Scope, handleNotice: (notice: WriterNotice) => void): Promise<Worker | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Worker>()
  const worker = new Worker(new URL('./pcm-writer.worker.ts', import.meta.url), { type: 'module' })
  scope.own(() => worker.terminate())
  const patience = scope.child()
  patience.after(WORKER_PATIENCE_MS, () => reject(new Error('The worker took too long to load.')))
  patience.listen(worker, 'error', () => reject(new Error('The worker could not load.')))
  worker.onmessage = ({ data }: MessageEvent<WriterNotice>) => {
    patience.end()
    if (data.type === 'ready') resolve(worker)
    else handleNotice(data)
  }
  return promise.catch((error: unknown) => {
    console.warn('This recording is kept in memory.', error)
    worker.terminate()
    return null
  })
}
