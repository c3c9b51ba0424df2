/** Fetches the sound of an episode in ranges, so that a connection that breaks costs one range. */
import { sniff } from '../../domain/audio/sniff'
import type { ImportProblem } from '../../domain/imports/imports'
import { IMPORT_FETCH_HOPS } from '../../domain/imports/imports.limits'
import { type AudioType, isAudioType } from '../../domain/media/media'
import { UPLOAD_MAX_BYTES } from '../../domain/media/media.limits'
import type { AppDeps } from '../context'
import { fetchPublic } from '../podcasts/fetch-public'
import { createStreamHead } from '../podcasts/read-head'

/** The bytes of a sound are requested in ranges of this size. */
const IMPORT_RANGE_BYTES = 4_000_000
/** Ranges in a row that may bring no byte. */
const IMPORT_RANGE_TRIES = 3

/** Why an episode cannot be imported. */
export class EpisodeRefusal extends Error {
  readonly problem: ImportProblem

  constructor(problem: ImportProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

export type EpisodeSound = { type: AudioType; bytes: number; body: ReadableStream<Uint8Array> }
type SoundTools = Pick<AppDeps, 'env' | 'fetchExternal'>
type SoundRange = { total: number; isWhole: boolean; body: ReadableStream<Uint8Array> }

/** The sound at an address. The stream fails if the host does not send all bytes. Throws `EpisodeRefusal`. */
export async function openEpisodeSound(
  deps: SoundTools,
  url: string,
  signal: AbortSignal,
  rangeBytes = IMPORT_RANGE_BYTES,
): Promise<EpisodeSound> {
  const first = await fetchRange(deps, url, { from: 0, rangeBytes, signal })
  if (first.total > UPLOAD_MAX_BYTES) {
    await first.body.cancel()
    throw new EpisodeRefusal('too_large')
  }
  const pieces = readRanges(deps, url, first, { rangeBytes, signal })
  const head = createStreamHead(async () => (await pieces.next()).value ?? null)
  const type = (await sniff(head.read))?.type
  if (!type || !isAudioType(type)) {
    await pieces.return(undefined)
    throw new EpisodeRefusal('wrong_type')
  }
  return { type, bytes: first.total, body: toStream(head.pieces, pieces) }
}

/** Requests bytes from a position on. A host without ranges sends the whole file, but only from its start. */
async function fetchRange(
  deps: SoundTools,
  url: string,
  { from, rangeBytes, signal }: { from: number; rangeBytes: number; signal: AbortSignal },
): Promise<SoundRange> {
  const response = await fetchPublic(deps, url, {
    hops: IMPORT_FETCH_HOPS,
    signal,
    headers: {
      range: `bytes=${from}-${from + rangeBytes - 1}`,
      'user-agent': 'Owlcast/1.0 (podcast import)',
    },
    isExpected: ({ status }) => status === 200 || status === 206,
  }).catch((error: unknown) => {
    throw new EpisodeRefusal('unreachable', error)
  })
  if (!response?.body) throw new EpisodeRefusal('unreachable')
  const { status, headers, body } = response
  const [, start, size] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? []
  const total = Number(status === 206 ? size : headers.get('content-length'))
  const isExpected = status === 206 ? Number(start) === from : from === 0
  if (isExpected && Number.isSafeInteger(total) && total > 0) return { total, isWhole: status === 200, body }
  await body.cancel()
  throw new EpisodeRefusal('unreachable')
}

async function* readRanges(
  deps: SoundTools,
  url: string,
  first: SoundRange,
  { rangeBytes, signal }: { rangeBytes: number; signal: AbortSignal },
): AsyncGenerator<Uint8Array, void> {
  const { total, isWhole } = first
  let part = first
  let [at, failures] = [0, 0]
  for (;;) {
    const start = at
    const reader = part.body.getReader()
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (done || signal.aborted) break
        at += value.length
        if (at > total) throw new EpisodeRefusal('unreachable')
        yield value
      }
    } catch (error) {
      if (error instanceof EpisodeRefusal) throw error
    } finally {
      await reader.cancel().catch(() => undefined)
    }
    if (at === total) return
    failures = at > start ? 0 : failures + 1
    if (isWhole || signal.aborted || failures >= IMPORT_RANGE_TRIES) throw new EpisodeRefusal('unreachable')
    part = await fetchRange(deps, url, { from: at, rangeBytes, signal })
    // Another file meanwhile.
    if (part.total !== total || part.isWhole) throw new EpisodeRefusal('unreachable')
  }
}

function toStream(head: Uint8Array[], rest: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(out) {
      const first = head.shift()
      if (first) return out.enqueue(first)
      const { done, value } = await rest.next()
      if (done) out.close()
      else out.enqueue(value)
    },
    cancel: () => void rest.return(undefined),
  })
}
