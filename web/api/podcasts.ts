/** Loads a podcast by URL: directly from the browser, or through the Worker where the host blocks browsers (CORS). */
import { fail } from '../../domain/errors'
import { Failure } from '../../domain/failure'
import {
  PODCAST_FETCH_TOTAL_MS,
  PODCAST_LOAD_TIMEOUT_MS,
  PODCAST_PACE,
  PODCAST_UPLOAD_MAX_BYTES,
} from '../../domain/limits'
import { decodeStreamEnd } from '../../domain/stream-end'
import { ask } from './client'

type Options = {
  /** The Worker relays for members only. */
  signedIn: boolean
  signal: AbortSignal
  onBytes: (bytes: number) => void
}

/** The bytes behind a URL. Throws `podcast.load_failed` or `podcast.file_too_large`. */
export async function loadPodcast(url: string, options: Options): Promise<Blob> {
  const { signedIn, signal } = options
  try {
    return await readSound(await asked(url, signal), options)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof Failure || !signedIn) throw refusal(error)
  }
  try {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ url })
    const patienceMs = 2 * PODCAST_FETCH_TOTAL_MS
    const init = { method: 'POST', headers, body, signal, patienceMs }
    return await readPassedOn(await ask('/api/podcasts/fetch', init), options)
  } catch (error) {
    signal.throwIfAborted()
    throw refusal(error)
  }
}

/** Whether this server substitutes demo audio automatically (D4). */
export async function isDemoAutomatic(signal: AbortSignal): Promise<boolean> {
  try {
    const rule: { automatic: boolean } = await (await ask('/api/podcasts/demo', { signal })).json()
    return rule.automatic
  } catch {
    return false
  }
}

/** Sends no cookies and no referrer. */
async function asked(url: string, signal: AbortSignal): Promise<Response> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PODCAST_LOAD_TIMEOUT_MS)
  try {
    const answer = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, patience.signal]),
    })
    if (!answer.ok) throw new Error(`The host answered ${answer.status}.`)
    return answer
  } finally {
    clearTimeout(timer)
  }
}

/** The relayed bytes without the end marker, the last byte. */
async function readPassedOn(answer: Response, options: Options): Promise<Blob> {
  const passed = await readSound(answer, options)
  const sound = passed.slice(0, -1)
  const [last] = new Uint8Array(await passed.slice(-1).arrayBuffer())
  const end = decodeStreamEnd(last)
  if (end !== 'complete') throw fail(end, {}, 'originalUrl')
  return sound
}

/** Reads a response body; throws when it grows too large or arrives too slowly. */
async function readSound({ body }: Response, { onBytes, signal }: Options): Promise<Blob> {
  if (!body) return new Blob()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  let counted = 0
  const reader = body.getReader()
  const stop = () => void reader.cancel().catch(() => undefined)
  let isSlow = false
  const timer = setInterval(() => {
    isSlow = bytes - counted < PODCAST_PACE.bytes
    counted = bytes
    if (isSlow) stop()
  }, PODCAST_PACE.ms)
  try {
    for (;;) {
      const piece = await reader.read()
      if (isSlow) throw new Error('The host sends too slowly.')
      if (piece.done) return new Blob(pieces)
      bytes += piece.value.length
      onBytes(bytes)
      if (bytes > PODCAST_UPLOAD_MAX_BYTES) throw fail('podcast.file_too_large', {}, 'originalUrl')
      pieces.push(piece.value)
    }
  } catch (error) {
    stop()
    signal.throwIfAborted()
    throw error
  } finally {
    clearInterval(timer)
  }
}

/** Codes with a message of their own; everything else becomes `podcast.load_failed`. */
const TOLD = new Set<Failure['code']>([
  'podcast.file_too_large',
  'request.rate_limited',
  'auth.required',
  'auth.age_required',
  'request.offline',
])

function refusal(error: unknown): Failure {
  if (error instanceof Failure && TOLD.has(error.code)) return error
  return fail('podcast.load_failed', {}, 'originalUrl', error)
}
