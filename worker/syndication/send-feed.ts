/** The response with a feed: revalidated each time, so that what is deleted is gone with the next request. */
import { PAGE_CACHE_SECONDS } from '../../domain/share/share.limits'
import { SYNDICATION_MIME_TYPES, type SyndicationFormat } from '../../domain/syndication/syndication'
import { type AppContext, getDeps } from '../context'
import { hasEtag } from '../http/etags'
import { FRESH_UNTIL_HEADER } from '../http/fresh'
import { getRenderedPage } from '../http/rendered-page-cache'
import { formatJsonFeed } from './json-feed'
import { formatRss } from './rss'
import type { SyndicatedFeed } from './syndicated-feed'

const FORMATTERS: Record<SyndicationFormat, (feed: SyndicatedFeed) => string> = {
  xml: formatRss,
  json: formatJsonFeed,
}

type Options = {
  format: SyndicationFormat
  isFirstPage: boolean
}

/** Sends a feed, or 304 where the client has it already. */
export async function sendFeed(
  c: AppContext,
  feed: SyndicatedFeed,
  { format, isFirstPage }: Options,
): Promise<Response> {
  const render = async () => FORMATTERS[format](feed)
  const { etag, text } = await getRenderedPage(`feed ${feed.selfUrl}`, JSON.stringify(feed), render)
  const headers: Record<string, string> = {
    'content-type': `${SYNDICATION_MIME_TYPES[format]}; charset=utf-8`,
    'cache-control': feed.isPrivate ? 'private, no-cache' : 'public, no-cache',
    // Web players read feeds from other origins; nothing of them depends on cookies.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    etag,
    link: formatLinks(feed),
    ...toLastModified(feed),
    ...(feed.isPrivate ? { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' } : {}),
    ...(isFirstPage && !feed.isPrivate ? { [FRESH_UNTIL_HEADER]: String(getFreshUntil(c)) } : {}),
  }
  if (hasEtag(c, etag)) return c.body(null, 304, headers)
  return c.body(text, 200, headers)
}

/** The edge asks the Worker each time whether its copy is current. */
function getFreshUntil(c: AppContext): number {
  return getDeps(c).clock.now() + PAGE_CACHE_SECONDS * 1000
}

function formatLinks({ selfUrl, nextUrl, hubUrl }: SyndicatedFeed): string {
  const links = [
    [selfUrl, 'self'],
    [nextUrl, 'next'],
    [hubUrl, 'hub'],
  ] as const
  return links.flatMap(([url, rel]) => (url ? [`<${url}>; rel="${rel}"`] : [])).join(', ')
}

function toLastModified({ items }: SyndicatedFeed): Record<string, string> {
  const times = items.map(({ createdAt, editedAt }) => Math.max(createdAt, editedAt ?? 0))
  return times.length > 0 ? { 'last-modified': new Date(Math.max(...times)).toUTCString() } : {}
}
