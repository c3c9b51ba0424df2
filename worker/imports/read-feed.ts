/** Reads a podcast's feed: its text within the limits, and what of it is imported. */
import { parseRssFeed } from 'feedsmith'
import { appError } from '../../domain/errors/errors'
import { parseFeedDate } from '../../domain/imports/feed-dates'
import {
  type FeedEpisode,
  type PodcastFeed,
  sortEpisodes,
  toImportedDescription,
  toImportedTags,
  toImportedTitle,
  toPlainText,
} from '../../domain/imports/imports'
import { IMPORT_FETCH_HOPS, IMPORT_ITEMS_MAX } from '../../domain/imports/imports.limits'
import { FeedSplitter } from '../../domain/imports/split-feed'
import { isEmail, normalizeEmail } from '../../domain/people/email'
import { PODCAST_URL_MAX_CHARS } from '../../domain/podcasts/podcasts.limits'
import { spokenLanguageShape } from '../../domain/transcripts/transcripts.schema'
import type { AppDeps } from '../context'
import { fetchPublic, parseAllowedUrl } from '../podcasts/fetch-public'

/** The most bytes of a feed's text. */
const IMPORT_FEED_MAX_BYTES = 20_000_000
/** A feed is read in pieces of this size, between which other requests are served. */
export const FEED_PIECE_BYTES = 65_536
/** Timeout of a whole feed. */
const IMPORT_FEED_MS = 20_000
const IMPORT_GUID_MAX_CHARS = 1000

type FeedTools = Pick<AppDeps, 'env' | 'fetchExternal'>
/** Tests use smaller values. */
export type FeedLimits = { totalMs: number; maxBytes: number; maxItems: number }
const FEED_LIMITS: FeedLimits = {
  totalMs: IMPORT_FEED_MS,
  maxBytes: IMPORT_FEED_MAX_BYTES,
  maxItems: IMPORT_ITEMS_MAX,
}

/** The address as it is stored: without a fragment. Throws `import.feed_unreachable` if it is not public. */
export function parseFeedUrl(env: AppDeps['env'], text: string): string {
  const url = parseAllowedUrl(env, text)
  if (!url) throw appError('import.feed_unreachable', {}, 'url')
  url.hash = ''
  return url.href
}

/**
 * Fetches and reads a feed, item by item. Throws `import.feed_unreachable`, or `import.feed_invalid` for what is no podcast.
 */
export async function fetchFeed(deps: FeedTools, url: string, limits = FEED_LIMITS): Promise<PodcastFeed> {
  const splitter = new FeedSplitter(limits.maxItems)
  const episodes: FeedEpisode[] = []
  let isCut = false
  for await (const text of iterateFeed(deps, url, limits)) {
    // `null`: there is more than the limit of bytes.
    isCut = text === null
    episodes.push(...parseItems(splitter.push(text ?? '')))
    if (splitter.isFull) break
  }
  return readChannel(splitter.getChannel(), episodes, isCut || splitter.isFull)
}

/** The text of a feed in pieces; ends with null where it is longer than the limit. */
async function* iterateFeed(
  deps: FeedTools,
  url: string,
  { totalMs, maxBytes }: FeedLimits,
): AsyncGenerator<string | null> {
  const signal = AbortSignal.timeout(totalMs)
  const response = await fetchFeedResponse(deps, url, signal)
  const reader = response.body.getReader()
  const type = response.headers.get('content-type') ?? ''
  let [bytes, piece] = [0, '']
  let decoder: TextDecoder | undefined
  try {
    for (;;) {
      const { done, value } = await toReachable(reader.read())
      if (done) return yield piece + (decoder?.decode() ?? '')
      decoder ??= createDecoder(value, type)
      bytes += value.length
      for (let at = 0; at < value.length; at += FEED_PIECE_BYTES) {
        piece += decoder.decode(value.subarray(at, at + FEED_PIECE_BYTES), { stream: true })
        if (piece.length < FEED_PIECE_BYTES && bytes <= maxBytes) continue
        yield piece
        piece = ''
        // Bytes that are there already are read without a pause.
        await yieldToOthers()
      }
      if (bytes > maxBytes) return yield null
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

async function fetchFeedResponse(deps: FeedTools, url: string, signal: AbortSignal) {
  const response = await toReachable(
    fetchPublic(deps, url, {
      hops: IMPORT_FETCH_HOPS,
      signal,
      headers: {
        accept: 'application/rss+xml, application/xml, text/xml',
        'user-agent': 'Owlcast/1.0 (podcast import)',
      },
      isExpected: ({ ok }) => ok,
    }),
  )
  if (!response?.body) throw createUnreachableError(new Error('no feed at this address'))
  return { headers: response.headers, body: response.body }
}

const createUnreachableError = (error: unknown) => appError('import.feed_unreachable', {}, 'url', error)

const toReachable = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw createUnreachableError(error)
  })

/** Lets other requests of this isolate run. */
const yieldToOthers = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

/** Decodes by the XML declaration or the header; UTF-8 otherwise. */
function createDecoder(head: Uint8Array, type: string): TextDecoder {
  const start = new TextDecoder('latin1').decode(head.subarray(0, 200))
  const named = /<\?xml[^>]*encoding=["']([\w-]+)/i.exec(start) ?? /charset=["']?([\w-]+)/i.exec(type)
  try {
    return new TextDecoder(named?.[1] ?? 'utf-8')
  } catch {
    return new TextDecoder()
  }
}

/** The episodes of a document of items. */
function parseItems(xml: string | null): FeedEpisode[] {
  const items = xml === null ? [] : (parseXml(xml).items ?? [])
  // Copies, since a part of a string keeps the whole of it in memory.
  return structuredClone(items.flatMap((item) => toEpisode(item) ?? []))
}

/** Reads the document of the channel. Throws `import.feed_invalid` for wrong XML, and for a feed without episodes. */
function readChannel(xml: string, found: readonly FeedEpisode[], isCapped: boolean): PodcastFeed {
  const episodes = sortEpisodes(found)
  const { title = '', description = '', language = '', itunes, podcast } = parseXml(xml)
  const name = toImportedTitle(title)
  if (name === '' || episodes.length === 0) throw appError('import.feed_invalid', {}, 'url')
  const [email] = [itunes?.owner?.email, podcast?.locked?.owner].filter(
    (address) => address !== undefined && isEmail(address.trim()),
  )
  const about = description || itunes?.summary || ''
  return {
    title: name,
    description: toImportedDescription(about),
    language: spokenLanguageShape.safeParse(language.trim().split('-')[0]?.toLowerCase()).data ?? null,
    tags: toImportedTags((itunes?.categories ?? []).flatMap(({ text: category }) => category ?? [])),
    ownerEmail: email === undefined ? null : normalizeEmail(email.trim()),
    proofTexts: [
      toPlainText(description),
      toPlainText(itunes?.summary ?? ''),
      ...(podcast?.txts ?? []).flatMap(({ display }) => display ?? []),
    ],
    episodes,
    isCapped,
  }
}

/** The fields of a parsed feed that are read. */
type ParsedFeed = {
  title?: string
  description?: string
  language?: string
  itunes?: { summary?: string; owner?: { email?: string }; categories?: { text?: string }[] }
  podcast?: { locked?: { owner?: string }; txts?: { display?: string }[] }
  items?: ParsedItem[]
}
type ParsedItem = {
  title?: string
  description?: string
  content?: { encoded?: string }
  enclosures?: { url?: string; type?: string }[]
  guid?: { value?: string }
  pubDate?: string
  itunes?: { title?: string; summary?: string; duration?: number }
}

function parseXml(text: string): ParsedFeed {
  try {
    return parseRssFeed(text) as ParsedFeed
  } catch (error) {
    throw appError('import.feed_invalid', {}, 'url', error)
  }
}

/** An episode with sound; null for anything else. */
function toEpisode(item: ParsedItem): FeedEpisode | null {
  const { title = '', description, content, enclosures = [], guid, pubDate, itunes } = item
  const sound = enclosures.find(({ url, type }) => url && (!type || /^audio\//i.test(type)))
  if (!sound?.url || sound.url.length > PODCAST_URL_MAX_CHARS) return null
  const seconds = itunes?.duration
  return {
    guid: (guid?.value || sound.url).slice(0, IMPORT_GUID_MAX_CHARS),
    title: toImportedTitle(itunes?.title || title),
    description: toImportedDescription(description || content?.encoded || itunes?.summary || ''),
    publishedAt: parseFeedDate(String(pubDate ?? '')),
    seconds: seconds !== undefined && Number.isFinite(seconds) && seconds > 0 ? Math.round(seconds) : null,
    url: sound.url,
  }
}
