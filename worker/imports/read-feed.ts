/** Reads a podcast's feed: bytes become letters, letters items, items episodes with their times. */
import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { AppError } from '../../domain/errors/app-error'
import { appError } from '../../domain/errors/errors'
import { listFeedAddresses, listLinkedFeeds, PAGE_HEAD_CHARS } from '../../domain/imports/feed-addresses'
import { FeedDecoder } from '../../domain/imports/feed-encoding'
import { placeEpisodes } from '../../domain/imports/feed-order'
import {
  toImportedDescription,
  toImportedTags,
  toImportedTitle,
  toPlainText,
} from '../../domain/imports/feed-text'
import type { FeedEpisode, PodcastFeed } from '../../domain/imports/imports'
import {
  IMPORT_FEED_MAX_BYTES,
  IMPORT_FETCH_HOPS,
  IMPORT_ITEMS_MAX,
} from '../../domain/imports/imports.limits'
import { FeedSplitter } from '../../domain/imports/split-feed'
import { isEmail, normalizeEmail } from '../../domain/people/email'
import { spokenLanguageShape } from '../../domain/transcripts/transcripts.schema'
import type { AppDeps } from '../context'
import { fetchPublic, parseAllowedUrl } from '../podcasts/fetch-public'
import { type ParsedAtomFeed, type ParsedFeed, toChannel, toEpisode, toRssFields } from './feed-fields'

/** A feed is read in pieces of this size, between which other requests are served. */
export const FEED_PIECE_BYTES = 65_536
/** Timeout of a whole feed. */
const IMPORT_FEED_MS = 20_000

type FeedTools = Pick<AppDeps, 'env' | 'fetchExternal' | 'clock'>
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
 * Finds the feed of what a user pasted, and reads it: the address of a feed, with or without a scheme, or of a page that
 * names its feed. Throws like `fetchFeed`, and `import.feed_choice` for a page of several feeds.
 */
export async function findFeed(deps: FeedTools, typed: string): Promise<PodcastFeed & { feedUrl: string }> {
  const addresses = listFeedAddresses(typed)
  let refusal: unknown
  for (const address of addresses)
    try {
      const feedUrl = parseFeedUrl(deps.env, address)
      return { ...(await fetchFeed(deps, feedUrl)), feedUrl }
    } catch (error) {
      if (error instanceof PageError) return followPage(deps, error)
      if (!(error instanceof AppError) || error.code !== 'import.feed_unreachable') throw error
      refusal = error
    }
  throw refusal
}

async function followPage(deps: FeedTools, page: PageError): Promise<PodcastFeed & { feedUrl: string }> {
  const [linked, ...others] = page.feeds
  if (linked === undefined) throw page
  if (others.length > 0)
    throw appError('import.feed_choice', { url: page.feeds.slice(0, 5).join(' , ') }, 'url')
  const feedUrl = parseFeedUrl(deps.env, linked)
  return { ...(await fetchFeed(deps, feedUrl)), feedUrl }
}

/** There is a web page in place of a feed. */
class PageError extends AppError {
  readonly feeds: readonly string[]

  constructor(feeds: readonly string[]) {
    const { code, message, status } = createInvalidError(new Error('a web page'))
    super(code, { status, message })
    this.feeds = feeds
  }
}

/**
 * Fetches and reads a feed, item by item. Throws `import.feed_unreachable`, or `import.feed_invalid` for what is no podcast.
 */
export async function fetchFeed(deps: FeedTools, url: string, limits = FEED_LIMITS): Promise<PodcastFeed> {
  const signal = AbortSignal.timeout(limits.totalMs)
  const { body, type, finalUrl } = await fetchFeedResponse(deps, url, signal)
  const splitter = new FeedSplitter(limits.maxItems)
  const { episodes, page, isCut } = await readEpisodes(
    splitter,
    iterateText(body, type, limits.maxBytes),
    finalUrl,
  )
  if (splitter.isPage) throw new PageError(listLinkedFeeds(page, finalUrl))
  const hasSounds = episodes.some(({ problem }) => problem !== 'no_sound')
  if (!hasSounds) throw createInvalidError(new Error('no podcast at this address'))
  const { itemsBeyond, isAtEnd } = splitter
  return {
    ...readChannel(parseXml(splitter, splitter.getChannel()), finalUrl),
    episodes: placeEpisodes(episodes, deps.clock.now()),
    isCapped: isCut || itemsBeyond > 0,
    itemsBeyond: itemsBeyond > 0 && isAtEnd ? itemsBeyond : null,
    // Beyond the limit, nothing of it would be read.
    isCutOff: !isAtEnd && !isCut && itemsBeyond === 0,
  }
}

/**
 * Reads the pieces of a feed: its episodes, the head of the page that stands in its place, and whether it is longer than is
 * read. What fails once the splitter only counts ends the counting, since all that is read is there.
 */
async function readEpisodes(splitter: FeedSplitter, pieces: AsyncIterable<string | null>, finalUrl: string) {
  const episodes: FeedEpisode[] = []
  let [isCut, page] = [false, '']
  try {
    for await (const text of pieces) {
      // `null`: there is more than the limit of bytes.
      isCut = text === null
      if (splitter.isPage) page += text ?? ''
      else
        try {
          episodes.push(...parseItems(splitter, splitter.push(text ?? ''), finalUrl))
        } catch (error) {
          if (!splitter.isPage) throw error
          page = text ?? ''
        }
      if (splitter.isDone || page.length > PAGE_HEAD_CHARS) break
    }
  } catch (error) {
    if (splitter.itemsBeyond === 0) throw error
  }
  return { episodes, page, isCut }
}

/** The text of a feed in pieces; ends with null where it is longer than the limit. */
async function* iterateText(
  body: ReadableStream<Uint8Array>,
  type: string,
  maxBytes: number,
): AsyncGenerator<string | null> {
  const reader = body.getReader()
  const decoder = new FeedDecoder(type)
  let [bytes, piece] = [0, '']
  try {
    for (;;) {
      const { done, value } = await toReachable(reader.read())
      if (done) return yield piece + decoder.end()
      bytes += value.length
      for (let at = 0; at < value.length; at += FEED_PIECE_BYTES) {
        piece += decoder.push(value.subarray(at, at + FEED_PIECE_BYTES))
        if (piece.length < FEED_PIECE_BYTES && bytes <= maxBytes) continue
        yield piece
        piece = ''
        // Bytes that are there already are read without a pause.
        await yieldToOthers()
      }
      if (bytes > maxBytes) return yield null
    }
  } catch (error) {
    // What arrived may hold all that is wanted.
    yield piece
    throw error
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

async function fetchFeedResponse(deps: FeedTools, url: string, signal: AbortSignal) {
  const found = await toReachable(
    fetchPublic(deps, url, {
      hops: IMPORT_FETCH_HOPS,
      signal,
      headers: {
        accept: 'application/rss+xml, application/atom+xml, application/rdf+xml, application/xml, text/xml',
        'user-agent': 'Owlcast/1.0 (podcast import)',
      },
      isExpected: ({ ok }) => ok,
    }),
  )
  const body = found?.response.body
  if (!found || !body) throw createUnreachableError(new Error('no feed at this address'))
  const { response, url: finalUrl } = found
  return { body, type: response.headers.get('content-type') ?? '', finalUrl }
}

const createUnreachableError = (error: unknown) => appError('import.feed_unreachable', {}, 'url', error)

const toReachable = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw createUnreachableError(error)
  })

/** Lets other requests of this isolate run. */
const yieldToOthers = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

const createInvalidError = (error: unknown) => appError('import.feed_invalid', {}, 'url', error)

/** The episodes of a document of items. Throws `import.feed_invalid` for wrong XML. */
function parseItems(splitter: FeedSplitter, xml: string | null, finalUrl: string): FeedEpisode[] {
  if (xml === null) return []
  const { items = [] } = parseXml(splitter, xml)
  // Copies, since a part of a string keeps the whole of it in memory.
  return structuredClone(items.map((item) => toEpisode(item, [...splitter.bases], finalUrl)))
}

function parseXml({ format }: FeedSplitter, xml: string): ParsedFeed {
  try {
    return format === 'atom'
      ? toRssFields(parseAtomFeed(xml) as ParsedAtomFeed)
      : (parseRssFeed(xml) as ParsedFeed)
  } catch (error) {
    throw createInvalidError(error)
  }
}

function readChannel(
  feed: ParsedFeed,
  finalUrl: string,
): Pick<PodcastFeed, 'title' | 'description' | 'language' | 'tags' | 'ownerEmail' | 'proofTexts'> {
  const { title, descriptions, language, categories, addresses, codes } = toChannel(feed)
  const email = addresses.map(normalizeEmail).find(isEmail)
  return {
    title: toImportedTitle(title) || toImportedTitle(new URL(finalUrl).hostname),
    description: toImportedDescription(descriptions.find((text) => text !== '') ?? ''),
    language: toLanguage(language),
    tags: toImportedTags(categories),
    ownerEmail: email ?? null,
    proofTexts: [...descriptions.map(toPlainText), ...codes],
  }
}

/** Codes that ISO 639 replaced. */
const OLD_LANGUAGES: Readonly<Record<string, string>> = { iw: 'he', in: 'id', ji: 'yi' }

/** The language of a tag like `pt_BR`; null for one that is no tag. */
function toLanguage(tag: string): string | null {
  const [code = ''] = tag.trim().toLowerCase().split(/[-_]/)
  return spokenLanguageShape.safeParse(OLD_LANGUAGES[code] ?? code).data ?? null
}
