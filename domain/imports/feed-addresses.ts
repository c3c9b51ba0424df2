/** Addresses that people paste for a feed: those of podcast apps, without a scheme, and web pages that name their feeds. */

import { decodeHTML } from 'entities'
import { parseUrl } from '../text/url'

/** Schemes of podcast apps, in front of an address or of its host. */
const APP_SCHEME = /^(?:feed|rss|pcast|itpc|podcast):(?:\/\/)?/i
const LINK = /<link\b[^<>]*>/gi
const FEED_TYPE = /^\s*application\/(?:rss|atom|rdf)\+xml\b/i
/** Comments of a page or of one of its posts. */
const COMMENTS = /comment|kommentar|comentari|comentário|commenti|reacties|комментари|コメント|评论/i
/** The head of a page is within its first letters. */
export const PAGE_HEAD_CHARS = 500_000

/** Returns the addresses to try, in order: without a scheme https, then http. */
export function listFeedAddresses(typed: string): string[] {
  const text = typed.trim()
  const rest = text.replace(APP_SCHEME, '')
  if (/^https?:/i.test(rest)) return [rest]
  const isBare = rest !== text || !/^[a-z][a-z\d+.-]*:(?!\d+(?:\/|$))/i.test(rest)
  return isBare ? [`https://${rest.replace(/^\/+/, '')}`, `http://${rest.replace(/^\/+/, '')}`] : [text]
}

/** Returns the feeds that a page names in its head, without those of comments, each once. */
export function listLinkedFeeds(html: string, pageUrl: string): string[] {
  const [first = '', ...rest] = html.slice(0, PAGE_HEAD_CHARS).split('<!--')
  const head = first + rest.map((part) => part.slice(part.indexOf('-->') + 1)).join('')
  const found = (head.match(LINK) ?? []).flatMap((tag) => {
    const [rel, type, href, title] = ['rel', 'type', 'href', 'title'].map((name) => readAttribute(tag, name))
    const isFeed = /(?:^|\s)alternate(?:\s|$)/i.test(rel ?? '') && FEED_TYPE.test(type ?? '')
    const url = isFeed && href ? parseUrl(href.trim(), pageUrl) : null
    return url && !COMMENTS.test(`${title} ${url.pathname}`) ? [url.href] : []
  })
  return [...new Set(found)]
}

function readAttribute(tag: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag)
  return decodeHTML(found?.[1] ?? found?.[2] ?? found?.[3] ?? '')
}
