/** Loads a podcast by URL: directly from the browser, or through the Worker where the host blocks browsers (CORS). */

import { AppError } from '../../../domain/errors/app-error'
import { appError } from '../../../domain/errors/errors'
import { PODCAST_LOAD_TIMEOUT_MS } from '../../../domain/limits'
import { isPodcastTooLarge, PODCAST_FETCH_TOTAL_MS } from '../../../domain/podcasts/podcasts.limits'
import { decodeStreamEnd } from '../../../domain/podcasts/stream-end'
import type { podcastRoutes } from '../../../worker/podcasts/podcasts.routes'
import { createClient } from '../typed-client'

/** The Worker loads the whole file from its host first. */
const podcastRelayApi = createClient<typeof podcastRoutes>(2 * PODCAST_FETCH_TOTAL_MS)
const podcastsApi = createClient<typeof podcastRoutes>()

/** A host that sends fewer bytes in this time is dropped: slower than the lowest bit rate of speech. */
export const PODCAST_MIN_PACE = { bytes: 20_000, ms: 10_000 }

type Options = {
  /** The Worker relays for members only. */
  signedIn: boolean
  signal: AbortSignal
  onBytes: (bytes: number) => void
}

/** The bytes behind a URL. Throws `podcast.load_failed` or `podcast.file_too_large`. */
export async function downloadPodcast(url: string, options: Options): Promise<Blob> {
  const { signedIn, signal } = options
  try {
    return await readSound(await fetchDirectly(url, signal), options)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof AppError || !signedIn) throw toPodcastError(error)
  }
  try {
    const relayed = await podcastRelayApi.api.podcasts.fetch.$post({ json: { url } }, { init: { signal } })
    return await readRelayed(relayed, options)
  } catch (error) {
    signal.throwIfAborted()
    throw toPodcastError(error)
  }
}

/** Whether this server substitutes demo audio automatically (D4). */
export async function isDemoAutomatic(signal: AbortSignal): Promise<boolean> {
  try {
    return (await (await podcastsApi.api.podcasts.demo.$get({}, { init: { signal } })).json()).automatic
  } catch {
    return false
  }
}

/** Sends no cookies and no referrer. */
async function fetchDirectly(url: string, signal: AbortSignal): Promise<Response> {
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
async function readRelayed(answer: Response, options: Options): Promise<Blob> {
  const relayed = await readSound(answer, options)
  const sound = relayed.slice(0, -1)
  const [last] = new Uint8Array(await relayed.slice(-1).arrayBuffer())
  const end = decodeStreamEnd(last)
  if (end !== 'complete') throw appError(end, {}, 'originalUrl')
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
    isSlow = bytes - counted < PODCAST_MIN_PACE.bytes
    counted = bytes
    if (isSlow) stop()
  }, PODCAST_MIN_PACE.ms)
  try {
    for (;;) {
      const piece = await reader.read()
      if (isSlow) throw new Error('The host sends too slowly.')
      if (piece.done) return new Blob(pieces)
      bytes += piece.value.length
      onBytes(bytes)
      if (isPodcastTooLarge(bytes)) throw appError('podcast.file_too_large', {}, 'originalUrl')
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
const SPECIFIC_CODES = new Set<AppError['code']>([
  'podcast.file_too_large',
  'request.rate_limited',
  'auth.required',
  'auth.age_required',
  'request.offline',
])

function toPodcastError(error: unknown): AppError {
  if (error instanceof AppError && SPECIFIC_CODES.has(error.code)) return error
  return appError('podcast.load_failed', {}, 'originalUrl', error)
}
