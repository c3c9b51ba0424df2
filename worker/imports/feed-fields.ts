/** What is read of RSS and Atom as feedsmith parses them, in the same fields. */
import { parseFeedDate } from '../../domain/imports/feed-dates'
import { type FeedFile, rankSounds } from '../../domain/imports/feed-sounds'
import { toImportedDescription, toImportedTitle } from '../../domain/imports/feed-text'
import type { FeedEpisode } from '../../domain/imports/imports'
import { PODCAST_URL_MAX_CHARS } from '../../domain/podcasts/podcasts.limits'

type AtomText = { value?: string }
type MediaFields = { contents?: { url?: string; type?: string; medium?: string }[] }
type AtomLink = { href?: string; rel?: string; type?: string }

/** The fields of an item of RSS, with those of other namespaces. */
type ParsedItem = {
  title?: string
  description?: string
  content?: { encoded?: string }
  enclosures?: { url?: string; type?: string }[]
  guid?: { value?: string }
  pubDate?: string
  xml?: { base?: string }
  atom?: { links?: AtomLink[] }
  dc?: { dates?: string[] }
  itunes?: { title?: string; summary?: string }
  media?: MediaFields & { groups?: MediaFields[]; group?: MediaFields }
}
/** The fields of a feed of RSS, with those of other namespaces. */
export type ParsedFeed = {
  title?: string
  description?: string
  language?: string
  xml?: { lang?: string }
  atom?: { authors?: { email?: string }[]; categories?: { term?: string; label?: string }[] }
  dc?: { languages?: string[] }
  itunes?: { summary?: string; owner?: { email?: string }; categories?: { text?: string }[] }
  podcast?: { locked?: { owner?: string }; txts?: { display?: string }[] }
  items?: ParsedItem[]
}

type AtomEntry = Omit<ParsedItem, 'title' | 'content'> & {
  title?: AtomText
  summary?: AtomText
  content?: AtomText & { src?: string; type?: string }
  links?: AtomLink[]
  id?: string
  published?: string
  updated?: string
}
/** The fields of a feed of Atom that RSS has elsewhere. */
export type ParsedAtomFeed = Omit<ParsedFeed, 'title' | 'items'> &
  Pick<NonNullable<ParsedFeed['atom']>, 'authors' | 'categories'> & {
    title?: AtomText
    subtitle?: AtomText
    entries?: AtomEntry[]
  }

/** Returns a feed of Atom with the fields of RSS. */
export function toRssFields(feed: ParsedAtomFeed): ParsedFeed {
  const { title, subtitle, entries = [], authors, categories, ...shared } = feed
  return {
    ...shared,
    title: title?.value,
    description: subtitle?.value,
    atom: { authors, categories },
    items: entries.map(toRssItem),
  }
}

function toRssItem(entry: AtomEntry): ParsedItem {
  const { title, summary, content, links, id, published, updated, dc, ...shared } = entry
  return {
    ...shared,
    title: title?.value,
    description: summary?.value,
    content: { encoded: content?.value },
    enclosures: content?.src === undefined ? [] : [{ url: content.src, type: content.type }],
    guid: { value: id },
    pubDate: published,
    atom: { links },
    dc: { dates: [...(dc?.dates ?? []), updated ?? ''] },
  }
}

/** The channel of a feed, before anything in it is ours. */
export type FeedChannel = {
  title: string
  descriptions: string[]
  language: string
  categories: string[]
  /** Texts that may have the owner's address, the likeliest first. */
  addresses: string[]
  /** Texts of `podcast:txt`. */
  codes: string[]
}

/** Returns what is read of a channel. */
export function toChannel(feed: ParsedFeed): FeedChannel {
  const { title = '', description = '', language, xml, atom, dc, itunes, podcast } = feed
  return {
    title,
    descriptions: [description, itunes?.summary ?? ''],
    language: language || dc?.languages?.[0] || xml?.lang || '',
    categories: [
      ...(itunes?.categories ?? []).map(({ text }) => text),
      ...(atom?.categories ?? []).map(({ label, term }) => label ?? term),
    ].flatMap((category) => category ?? []),
    addresses: [
      itunes?.owner?.email,
      podcast?.locked?.owner,
      ...(atom?.authors ?? []).map(({ email }) => email),
    ].flatMap((address) => address ?? []),
    codes: (podcast?.txts ?? []).flatMap(({ display }) => display ?? []),
  }
}

/**
 * Returns an item as an episode, with the reason where it cannot be imported.
 *
 * @param bases `xml:base` of the elements around it, from the outside
 * @param feedUrl the address that sent the feed
 */
export function toEpisode(item: ParsedItem, bases: readonly string[], feedUrl: string): FeedEpisode {
  const { title = '', description = '', content, guid, pubDate = '', xml, dc, itunes } = item
  const files = listFiles(item)
  const base = [...bases, xml?.base ?? ''].reduce((url, next) => URL.parse(next, url)?.href ?? url, feedUrl)
  const sounds = rankSounds(files)
  const urls = sounds.flatMap(({ url }) => resolveSound(url, base) ?? [])
  const dates = [pubDate, ...(dc?.dates ?? [])].map((date) => parseFeedDate(String(date)))
  const publishedAt = dates.find((date) => date !== null) ?? null
  const name = toImportedTitle(itunes?.title ?? '') || toImportedTitle(title)
  return {
    guid: guid?.value || urls[0] || `${name}\n${publishedAt ?? ''}`,
    title: name,
    description: toImportedDescription(description || content?.encoded || itunes?.summary || ''),
    publishedAt,
    urls,
    problem: findProblem(files, sounds, urls),
  }
}

/** All files that an item names, in the order of the ways to name one. */
function listFiles({ enclosures = [], atom, media }: ParsedItem): FeedFile[] {
  const groups = [...(media?.groups ?? []), media?.group ?? {}, media ?? {}]
  const files = [
    ...enclosures,
    ...(atom?.links ?? []).flatMap(({ rel, href: url, type }) => (rel === 'enclosure' ? { url, type } : [])),
    ...groups.flatMap(({ contents = [] }) =>
      contents.map(({ url, type, medium }) => ({ url, type: type ?? toType(medium) })),
    ),
  ]
  return files.flatMap(({ url, type = '' }) => (url?.trim() ? { url: url.trim(), type: type.trim() } : []))
}

const toType = (medium = '') => (medium === '' ? undefined : `${medium.replace('document', 'text')}/*`)

/** The address of a file; null for one that cannot be requested. */
function resolveSound(text: string, base: string): string | null {
  const url = URL.parse(text, base)
  const isFetched = url !== null && /^https?:$/.test(url.protocol) && url.href.length <= PODCAST_URL_MAX_CHARS
  return isFetched ? url.href : null
}

function findProblem(files: readonly FeedFile[], sounds: readonly FeedFile[], urls: readonly string[]) {
  if (files.length === 0) return 'no_sound'
  if (sounds.length === 0) return 'wrong_type'
  return urls.length === 0 ? 'bad_address' : null
}
