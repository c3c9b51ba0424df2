/**
 * Downloads the viewer's archive. A common size is collected in the page, with progress, and saved like a download. A
 * large one is streamed to a file chosen first, where the browser supports it; otherwise the browser downloads it by
 * itself.
 */
import { MINUTE_MS } from '../../../domain/time/units'
import type { exportRoutes } from '../../../worker/account/export/export.routes'
import { toRequestError } from '../request-error'
import { createClient } from '../typed-client'

const exportApi = createClient<typeof exportRoutes>()

/** An export up to this size is assembled in the page with progress; a larger one streams to a file. */
const EXPORT_IN_PAGE_MAX_BYTES = 200_000_000

const ARCHIVE = '/api/me/export'
const NAME = 'owlcast.zip'
/** Chunks are combined into blobs of this size, which the browser may keep on disk. */
const PIECE_BYTES = 8_000_000

type DownloadOptions = {
  /** Approximate size in bytes. */
  expected: number
  signal: AbortSignal
  onProgress: (bytes: number) => void
}
type ShowSaveFilePicker = (options: { suggestedName: string }) => Promise<FileSystemFileHandle>

/** `saved`: complete. `handed-over`: the browser downloads it and shows the progress. */
export async function downloadArchive({
  expected,
  signal,
  onProgress,
}: DownloadOptions): Promise<'saved' | 'handed-over'> {
  const pick = (window as { showSaveFilePicker?: ShowSaveFilePicker }).showSaveFilePicker
  if (expected <= EXPORT_IN_PAGE_MAX_BYTES) return downloadInPage(signal, onProgress)
  if (pick) return downloadToFile(await pick.call(window, { suggestedName: NAME }), signal, onProgress)
  startBrowserDownload(ARCHIVE, '')
  return 'handed-over'
}

async function downloadInPage(signal: AbortSignal, onProgress: (bytes: number) => void): Promise<'saved'> {
  const answer = await requestArchive(signal)
  const pieces: Blob[] = []
  let waiting: Uint8Array<ArrayBuffer>[] = []
  let [held, total] = [0, 0]
  await readChunks(answer, signal, (chunk) => {
    waiting.push(chunk)
    held += chunk.length
    total += chunk.length
    if (held >= PIECE_BYTES) {
      pieces.push(new Blob(waiting))
      waiting = []
      held = 0
    }
    onProgress(total)
  })
  const url = URL.createObjectURL(new Blob([...pieces, ...waiting], { type: 'application/zip' }))
  startBrowserDownload(url, getFileName(answer))
  // Browsers read it after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS)
  return 'saved'
}

async function downloadToFile(
  file: FileSystemFileHandle,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<'saved'> {
  const into = await file.createWritable()
  try {
    let total = 0
    await readChunks(await requestArchive(signal), signal, async (chunk) => {
      await into.write(chunk)
      total += chunk.length
      onProgress(total)
    })
    await into.close()
    return 'saved'
  } catch (error) {
    await into.abort().catch(() => undefined)
    throw error
  }
}

const requestArchive = (signal: AbortSignal): Promise<Response> =>
  exportApi.api.me.export.$get({}, { init: { signal } })

type ChunkHandler = (chunk: Uint8Array<ArrayBuffer>) => void | Promise<void>

async function readChunks({ body }: Response, signal: AbortSignal, handleChunk: ChunkHandler): Promise<void> {
  const reader = body?.getReader()
  if (!reader) return
  const stop = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', stop)
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) await handleChunk(part.value)
    signal.throwIfAborted()
  } catch (error) {
    throw toRequestError(error)
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

function getFileName({ headers }: Response): string {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? NAME
}

function startBrowserDownload(href: string, download: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = download
  link.click()
}
