/**
 * Loads a podcast whose host blocks browsers (security 2.4). The bytes are streamed: nothing is stored, nobody else can
 * request them, and every error except size reads the same, so that it reveals nothing about any network.
 */
import { sniff } from '../../domain/audio/sniff'
import { appError } from '../../domain/errors/errors'
import { PODCAST_LOAD_TIMEOUT_MS, PODCAST_UPLOAD_MAX_BYTES } from '../../domain/limits'
import { isPodcastTooLarge, PODCAST_FETCH_TOTAL_MS } from '../../domain/podcasts/podcasts.limits'
import { encodeStreamEnd, type StreamEnd } from '../../domain/podcasts/stream-end'
import type { AppDeps } from '../context'
import { acquireSlot } from '../gate/slots'
import { createRateLimitError } from '../http/rate-limit-error'
import { fetchPublic } from './fetch-public'
import { createStreamHead } from './read-head'

const PODCAST_FETCH_HOPS = 3
/** Concurrent downloads of one user. */
export const PODCAST_FETCHES_AT_ONCE = 2

export type FetchedPodcast = { type: string; fileName: string; body: ReadableStream<Uint8Array> }
/** Tests use smaller values. */
export type FetchLimits = { headersMs: number; totalMs: number; maxBytes: number }
const FETCH_LIMITS: FetchLimits = {
  headersMs: PODCAST_LOAD_TIMEOUT_MS,
  totalMs: PODCAST_FETCH_TOTAL_MS,
  maxBytes: PODCAST_UPLOAD_MAX_BYTES,
}
type PodcastTools = Pick<AppDeps, 'env' | 'db' | 'clock' | 'fetchExternal' | 'waitUntil'>

/**
 * Streams the audio at an address. The stream ends itself when it takes too long or grows too large; its last byte
 * shows how it ended (`decodeStreamEnd`).
 */
export async function fetchPodcast(
  deps: PodcastTools,
  person: { id: string },
  address: string,
  limits = FETCH_LIMITS,
): Promise<FetchedPodcast> {
  const seconds = Math.ceil(limits.totalMs / 1000) + 1
  const releaseSlot = await acquireSlot(deps, `podcasts|${person.id}`, {
    count: PODCAST_FETCHES_AT_ONCE,
    seconds,
  })
  if (!releaseSlot) throw createRateLimitError(seconds * 1000)
  const end = new AbortController()
  const timer = setTimeout(() => end.abort(), limits.totalMs)
  const release = () => {
    clearTimeout(timer)
    end.abort()
    return releaseSlot()
  }
  try {
    const response = await fetchFollowingRedirects(deps, address, end, limits.headersMs)
    const declaredBytes = readLength(response)
    if (declaredBytes !== null && isPodcastTooLarge(declaredBytes, limits.maxBytes))
      throw appError('podcast.file_too_large')
    if (!response.body) throw appError('podcast.load_failed')
    const reader = response.body.getReader()
    end.signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined), { once: true })
    const head = createStreamHead(() => readPiece(reader))
    const sound = await sniff(head.read)
    if (!sound) throw appError('podcast.load_failed')
    const { body, ended } = streamBody(head.pieces, reader, { ...limits, declaredBytes, signal: end.signal })
    deps.waitUntil(ended.finally(release))
    return { type: sound.type, fileName: `podcast.${sound.extension}`, body }
  } catch (error) {
    await release()
    throw error
  }
}

/** Size the host declares, in bytes; null if it declares none. */
function readLength({ headers }: Response): number | null {
  const text = headers.get('content-length')
  return text === null ? null : Number(text)
}

/** Requests the address and follows at most `PODCAST_FETCH_HOPS` redirects, each validated like the first address. */
async function fetchFollowingRedirects(
  deps: PodcastTools,
  address: string,
  end: AbortController,
  headersMs: number,
): Promise<Response> {
  const headersTimer = setTimeout(() => end.abort(), headersMs)
  try {
    const found = await fetchPublic(deps, address, {
      hops: PODCAST_FETCH_HOPS,
      signal: end.signal,
      isExpected: ({ ok, headers }) => ok && /^audio\//i.test(headers.get('content-type') ?? ''),
    })
    if (found) return found.response
  } catch (error) {
    throw appError('podcast.load_failed', {}, undefined, error)
  } finally {
    clearTimeout(headersTimer)
  }
  throw appError('podcast.load_failed')
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

async function readPiece(reader: Reader): Promise<Uint8Array | null> {
  const { done, value } = await reader.read().catch((error: unknown) => {
    throw appError('podcast.load_failed', {}, undefined, error)
  })
  return done ? null : value
}

type StreamOptions = { declaredBytes: number | null; maxBytes: number; signal: AbortSignal }

/**
 * Streams the head, then further bytes on demand, then a last byte that shows how it ended: complete, failed or timed
 * out, or over the limit (the declared size is not trusted).
 */
function streamBody(
  head: readonly Uint8Array[],
  reader: Reader,
  { declaredBytes, maxBytes, signal }: StreamOptions,
) {
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  let bytes = head.reduce((sum, piece) => sum + piece.length, 0)
  async function readNext(): Promise<Uint8Array | StreamEnd> {
    try {
      const { done, value } = await reader.read()
      if (signal.aborted) return 'podcast.load_failed'
      if (done) return bytes < (declaredBytes ?? 0) ? 'podcast.load_failed' : 'complete'
      bytes += value.length
      return isPodcastTooLarge(bytes, maxBytes) ? 'podcast.file_too_large' : value
    } catch {
      return 'podcast.load_failed'
    }
  }
  const body = new ReadableStream<Uint8Array>({
    start(out) {
      for (const piece of head) out.enqueue(piece)
    },
    async pull(out) {
      const next = await readNext()
      if (typeof next !== 'string') return out.enqueue(next)
      out.enqueue(encodeStreamEnd(next))
      out.close()
      resolve()
    },
    cancel: () => resolve(),
  })
  // Timed out while the client reads nothing.
  signal.addEventListener('abort', () => resolve(), { once: true })
  return { body, ended }
}
