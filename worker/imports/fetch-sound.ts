/** Fetches the sound of an episode in ranges, so that a connection that breaks costs one range. */
import { sniff } from '../../domain/audio/sniff'
import {
  createWavPreview,
  FOREIGN_WAV_HEAD_BYTES,
  findForeignWavSound,
  type WavSound,
} from '../../domain/audio/wav-format'
import type { ImportProblem } from '../../domain/imports/imports'
import { IMPORT_FETCH_HOPS } from '../../domain/imports/imports.limits'
import { type AudioType, isAudioType } from '../../domain/media/media'
import { UPLOAD_MAX_BYTES } from '../../domain/media/media.limits'
import type { AppDeps } from '../context'
import { fetchPublic, parseAllowedUrl } from '../podcasts/fetch-public'
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

/** `bytes` is what the host says, null if it does not: `body` ends where the sound does. */
export type EpisodeSound = { type: AudioType; bytes: number | null; body: ReadableStream<Uint8Array> }
type SoundTools = Pick<AppDeps, 'env' | 'fetchExternal'>
type SoundRange = { total: number | null; isWhole: boolean; body: ReadableStream<Uint8Array> }
type RangeOptions = { rangeBytes: number; signal: AbortSignal }

/** The first of these addresses that has a sound. Throws the `EpisodeRefusal` of one that may have had one. */
export async function openFirstSound(
  deps: SoundTools,
  urls: readonly string[],
  signal: AbortSignal,
): Promise<EpisodeSound> {
  let refusal = new EpisodeRefusal('wrong_type')
  for (const url of urls)
    try {
      return await openEpisodeSound(deps, url, signal)
    } catch (error) {
      if (!(error instanceof EpisodeRefusal)) throw error
      if (error.problem !== 'wrong_type') refusal = error
    }
  throw refusal
}

/** The sound at an address. The stream fails if the host breaks off, or sends more than an upload may have. Throws `EpisodeRefusal`. */
export async function openEpisodeSound(
  deps: SoundTools,
  url: string,
  signal: AbortSignal,
  rangeBytes = IMPORT_RANGE_BYTES,
): Promise<EpisodeSound> {
  if (!parseAllowedUrl(deps.env, url)) throw new EpisodeRefusal('bad_address')
  return readSound(deps, url, { total: null, rangeBytes, signal })
}

/** @param known the bytes of the sound where they were counted before; null before that */
async function readSound(
  deps: SoundTools,
  url: string,
  { total: known, ...options }: RangeOptions & { total: number | null },
): Promise<EpisodeSound> {
  const range = await fetchRange(deps, url, 0, options)
  if (!range) throw new EpisodeRefusal('unreachable')
  const first = { ...range, total: range.total ?? known }
  const pieces = readRanges(deps, url, first, options)
  const head = createStreamHead(async () => (await pieces.next()).value ?? null)
  const type = (await sniff(head.read))?.type
  if (!type || !isAudioType(type)) {
    await pieces.return(undefined)
    throw new EpisodeRefusal('wrong_type')
  }
  const { total } = first
  // The header of a WAV says how long it is, so one without a length is read twice.
  if (type === 'audio/wav' && total === null)
    return readSound(deps, url, { ...options, total: await countBytes(joinPieces(head.pieces, pieces)) })
  const wav =
    type === 'audio/wav' && total !== null
      ? findForeignWavSound(await head.read(0, FOREIGN_WAV_HEAD_BYTES), total)
      : null
  if (!wav) return { type, bytes: total, body: toStream(joinPieces(head.pieces, pieces)) }
  const { header, bytes } = createWavPreview(wav, Number.POSITIVE_INFINITY)
  const body = toStream(replaceWavHead(header, joinPieces(head.pieces, pieces), wav))
  return { type, bytes: header.length + bytes, body }
}

/**
 * Requests bytes from a position on; null where the file ends there. A host without ranges sends the whole file, and not all
 * say how long it is (RFC 9110 §8.6, §14.4).
 */
async function fetchRange(
  deps: SoundTools,
  url: string,
  from: number,
  { rangeBytes, signal }: RangeOptions,
): Promise<SoundRange | null> {
  const found = await fetchPublic(deps, url, {
    hops: IMPORT_FETCH_HOPS,
    signal,
    headers: {
      range: `bytes=${from}-${from + rangeBytes - 1}`,
      'user-agent': 'Owlcast/1.0 (podcast import)',
    },
    isExpected: ({ status }) => status === 200 || status === 206 || (status === 416 && from > 0),
  }).catch((error: unknown) => {
    throw new EpisodeRefusal('unreachable', error)
  })
  const body = found?.response.body
  if (found?.response.status === 416) {
    await body?.cancel()
    return null
  }
  if (!found || !body) throw new EpisodeRefusal('unreachable')
  const { status, headers } = found.response
  if (status === 200) return { total: toLength(headers.get('content-length')), isWhole: true, body }
  const [, start, size] =
    /^bytes\s+(\d+)-\d+\/(\d+|\*)$/i.exec(headers.get('content-range')?.trim() ?? '') ?? []
  if (Number(start) === from) return { total: toLength(size), isWhole: false, body }
  await body.cancel()
  throw new EpisodeRefusal('unreachable')
}

function toLength(text: string | null | undefined): number | null {
  const length = Number(text ?? '')
  return Number.isSafeInteger(length) && length > 0 ? length : null
}

async function* readRanges(
  deps: SoundTools,
  url: string,
  first: SoundRange,
  options: RangeOptions,
): AsyncGenerator<Uint8Array, void> {
  const { signal } = options
  let { total } = first
  let part: SoundRange | null = first
  let [at, failures] = [0, 0]
  while (part) {
    const start = at
    // A host that ignores ranges from now on sends the file from its start.
    let skipped = part.isWhole ? at : 0
    const reader = part.body.getReader()
    let isBroken = false
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (signal.aborted) throw new EpisodeRefusal('unreachable')
        if (done) break
        const rest = value.subarray(skipped)
        skipped -= value.length - rest.length
        at += rest.length
        if (at > UPLOAD_MAX_BYTES) throw new EpisodeRefusal('too_large')
        if (rest.length > 0) yield rest
      }
    } catch (error) {
      if (error instanceof EpisodeRefusal) throw error
      isBroken = true
    } finally {
      await reader.cancel().catch(() => undefined)
    }
    if (!isBroken && (part.isWhole || (total !== null && at >= total))) return
    failures = at > start ? 0 : failures + 1
    if ((isBroken && first.isWhole) || signal.aborted || failures >= IMPORT_RANGE_TRIES)
      throw new EpisodeRefusal('unreachable')
    part = await fetchRange(deps, url, at, options)
    const next: number | null = part?.total ?? total
    // Another file meanwhile.
    if (total !== null && next !== total) throw new EpisodeRefusal('unreachable')
    total = next
  }
}

async function countBytes(pieces: AsyncGenerator<Uint8Array, void>): Promise<number> {
  let bytes = 0
  for await (const { length } of pieces) bytes += length
  return bytes
}

/** The held pieces, each released as it is yielded, then the rest. */
async function* joinPieces(held: Uint8Array[], rest: AsyncGenerator<Uint8Array, void>) {
  try {
    for (let piece = held.shift(); piece; piece = held.shift()) yield piece
    yield* rest
  } finally {
    await rest.return(undefined)
  }
}

/** The audio of a WAV behind a header that says what there is: players need not agree about that of other programs. */
async function* replaceWavHead(
  header: Uint8Array,
  file: AsyncGenerator<Uint8Array, void>,
  { at, bytes }: WavSound,
): AsyncGenerator<Uint8Array, void> {
  yield header
  let [skipped, left] = [at, bytes]
  for await (const piece of file) {
    const part = piece.subarray(skipped, skipped + left)
    skipped = Math.max(0, skipped - piece.length)
    left -= part.length
    if (part.length > 0) yield part
    if (left === 0) return
  }
}

function toStream(pieces: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(out) {
      const { done, value } = await pieces.next()
      if (done) out.close()
      else out.enqueue(value)
    },
    cancel: () => void pieces.return(undefined),
  })
}
