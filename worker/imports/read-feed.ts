/** Reads a podcast's feed: its text within the limits, and what of it is imported. */
import { parseRssFeed } from 'feedsmith'
import { appError } from '../../domain/errors/errors'
import {
  type FeedEpisode,
  type PodcastFeed,
  sortEpisodes,
  toImportedDescription,
  toImportedTags,
  toImportedTitle,
  toPlainText,
} from '../../domain/imports/imports'
import {
  IMPORT_FEED_MAX_BYTES,
  IMPORT_FEED_MS,
  IMPORT_FETCH_HOPS,
  IMPORT_GUID_MAX_CHARS,
  IMPORT_ITEMS_MAX,
  PODCAST_URL_MAX_CHARS,
} from '../../domain/limits'
import { isEmail, normalizeEmail } from '../../domain/people/people'
import { spokenLanguageShape } from '../../domain/transcripts/transcripts.schema'
import type { AppDeps } from '../context'
import { fetchPublic, parseAllowedUrl } from '../podcasts/fetch-public'

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

/** Fetches and reads a feed. Throws `import.feed_unreachable`, or `import.feed_invalid` for what is no podcast. */
export async function fetchFeed(deps: FeedTools, url: string, limits = FEED_LIMITS): Promise<PodcastFeed> {
  const { text, isCut } = await fetchFeedText(deps, url, limits)
  return readFeed(text, isCut)
}

/** The text up to the last whole episode within the limits. */
async function fetchFeedText(deps: FeedTools, url: string, { totalMs, maxBytes, maxItems }: FeedLimits) {
  const signal = AbortSignal.timeout(totalMs)
  try {
    const response = await fetchPublic(deps, url, {
      hops: IMPORT_FETCH_HOPS,
      signal,
      headers: {
        accept: 'application/rss+xml, application/xml, text/xml',
        'user-agent': 'Owlcast/1.0 (podcast import)',
      },
      isExpected: ({ ok }) => ok,
    })
    if (!response?.body) throw new Error('no feed at this address')
    const reader = response.body.getReader()
    const pieces: string[] = []
    let [bytes, items, tail] = [0, 0, '']
    let decoder: TextDecoder | undefined
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return { text: pieces.join('') + (decoder?.decode() ?? ''), isCut: false }
      decoder ??= createDecoder(value, response.headers.get('content-type') ?? '')
      const piece = decoder.decode(value, { stream: true })
      pieces.push(piece)
      bytes += value.length
      items += (tail + piece).split(ITEM_END).length - 1
      tail = piece.slice(1 - ITEM_END.length)
      if (items <= maxItems && bytes <= maxBytes) continue
      await reader.cancel()
      return { text: cutItems(pieces.join(''), maxItems), isCut: true }
    }
  } catch (error) {
    throw appError('import.feed_unreachable', {}, 'url', error)
  }
}

const ITEM_END = '</item>'

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

/** The beginning of a feed with at most this many episodes, closed again. */
function cutItems(text: string, maxItems: number): string {
  let end = 0
  for (let count = 0; count < maxItems; count += 1) {
    const next = text.indexOf(ITEM_END, end)
    if (next === -1) break
    end = next + ITEM_END.length
  }
  return `${text.slice(0, end)}</channel></rss>`
}

/** Reads a feed's text. Throws `import.feed_invalid` for wrong XML, and for a feed without episodes. */
export function readFeed(text: string, isCapped: boolean): PodcastFeed {
  // No podcast needs entities of its own, and expanding them may take all memory.
  if (/<!ENTITY/i.test(text)) throw appError('import.feed_invalid', {}, 'url')
  const feed = parseXml(text)
  const { title = '', description = '', language = '', itunes, podcast, items = [] } = feed
  const episodes = sortEpisodes(items.flatMap((item) => toEpisode(item) ?? []))
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

/** What is read of a parsed feed. */
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
  const at = Date.parse(String(pubDate ?? ''))
  const seconds = itunes?.duration
  return {
    guid: (guid?.value || sound.url).slice(0, IMPORT_GUID_MAX_CHARS),
    title: toImportedTitle(itunes?.title || title),
    description: toImportedDescription(description || content?.encoded || itunes?.summary || ''),
    publishedAt: Number.isFinite(at) ? at : null,
    seconds: seconds !== undefined && Number.isFinite(seconds) && seconds > 0 ? Math.round(seconds) : null,
    url: sound.url,
  }
}
