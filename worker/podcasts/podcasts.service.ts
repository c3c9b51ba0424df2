/**
 * Loads a podcast for a person whose browser its host keeps out (security 2.4). The bytes pass through: nothing is stored,
 * nobody else can ask for them, and every refusal but size reads the same, so that nothing is learned about any network.
 */
import { fail } from '../../domain/errors'
import {
  PODCAST_FETCH_HOPS,
  PODCAST_FETCH_TOTAL_MS,
  PODCAST_FETCHES_AT_ONCE,
  PODCAST_LOAD_TIMEOUT_MS,
  PODCAST_UPLOAD_MAX_BYTES,
} from '../../domain/limits'
import type { Tools } from '../context'
import { takeSlot } from '../http/slots'
import { publicAddress } from './public-address'
import { SNIFF_BYTES, sniff } from './sniff'

export type Loaded = { type: string; fileName: string; body: ReadableStream<Uint8Array> }
/** Shorter in tests. */
export type Patience = { headersMs: number; totalMs: number; maxBytes: number }
const PATIENCE: Patience = {
  headersMs: PODCAST_LOAD_TIMEOUT_MS,
  totalMs: PODCAST_FETCH_TOTAL_MS,
  maxBytes: PODCAST_UPLOAD_MAX_BYTES,
}
type PodcastTools = Pick<Tools, 'env' | 'db' | 'clock' | 'far' | 'later'>

/** The sound at an address, as a stream that ends by itself when it takes too long or grows too large. */
export async function loadPodcast(
  tools: PodcastTools,
  person: { id: string },
  address: string,
  patience = PATIENCE,
): Promise<Loaded> {
  const seconds = Math.ceil(patience.totalMs / 1000) + 1
  const giveBack = await takeSlot(tools, `podcasts|${person.id}`, { count: PODCAST_FETCHES_AT_ONCE, seconds })
  if (!giveBack) throw fail('request.rate_limited')
  const end = new AbortController()
  const timer = setTimeout(() => end.abort(), patience.totalMs)
  const over = () => {
    clearTimeout(timer)
    return giveBack()
  }
  try {
    const answer = await reached(tools, address, end, patience.headersMs)
    const { head, rest } = await begun(answer, end.signal)
    const sound = sniff(head)
    if (!sound) throw fail('podcast.load_failed')
    const { readable, writable } = counting(head, patience.maxBytes)
    tools.later(
      rest
        .pipeTo(writable, { signal: end.signal })
        .catch(() => end.abort())
        .finally(over),
    )
    return { type: sound.type, fileName: `podcast.${sound.extension}`, body: readable }
  } catch (error) {
    end.abort()
    await over()
    throw error
  }

  async function begun(answer: Response, signal: AbortSignal) {
    const declared = Number(answer.headers.get('content-length') ?? 0)
    if (declared > patience.maxBytes) throw fail('podcast.file_too_large')
    if (!answer.body) throw fail('podcast.load_failed')
    return headOf(answer.body, signal)
  }
}

/** Asks, and follows at most three redirects, each judged like the first address. */
async function reached(
  { env, far }: PodcastTools,
  address: string,
  end: AbortController,
  headersMs: number,
): Promise<Response> {
  const patience = setTimeout(() => end.abort(), headersMs)
  try {
    let text = address
    for (let hop = 0; hop <= PODCAST_FETCH_HOPS; hop++) {
      const url = allowedAddress(env, text)
      if (!url) break
      const answer = await far(url, end.signal)
      const type = answer.headers.get('content-type') ?? ''
      if (answer.ok && /^audio\//i.test(type)) return answer
      await answer.body?.cancel()
      const next = answer.headers.get('location')
      if (answer.status < 300 || answer.status > 399 || !next) break
      text = URL.parse(next, url.href)?.href ?? ''
    }
  } catch (error) {
    throw fail('podcast.load_failed', {}, undefined, error)
  } finally {
    clearTimeout(patience)
  }
  throw fail('podcast.load_failed')
}

/** Tests may name hosts of the loopback; no other environment reads the list. */
function allowedAddress(
  { ENVIRONMENT, ORIGIN, PODCAST_TEST_HOSTS = '' }: Tools['env'],
  text: string,
): URL | null {
  const url = URL.parse(text)
  if (ENVIRONMENT === 'test' && url && PODCAST_TEST_HOSTS.split(' ').includes(url.host)) return url
  return publicAddress(text, [new URL(ORIGIN).hostname])
}

/** Reads until the first bytes can be judged; the rest stays in its stream. */
async function headOf(body: ReadableStream<Uint8Array>, signal: AbortSignal) {
  const reader = body.getReader()
  const stop = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', stop, { once: true })
  let head = new Uint8Array()
  while (head.length < SNIFF_BYTES) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw fail('podcast.load_failed', {}, undefined, error)
    })
    if (done) break
    const longer = new Uint8Array(head.length + value.length)
    longer.set(head)
    longer.set(value, head.length)
    head = longer
  }
  signal.removeEventListener('abort', stop)
  reader.releaseLock()
  return { head, rest: body }
}

/** Passes bytes on, the head first, and breaks off beyond the limit: what a host says of its size is only said. */
function counting(head: Uint8Array, maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = head.length
  return new TransformStream({
    start: (out) => out.enqueue(head),
    transform(piece, out) {
      bytes += piece.length
      if (bytes > maxBytes) throw fail('podcast.file_too_large')
      out.enqueue(piece)
    },
  })
}
