/** Addresses that people paste for a feed: those of podcast apps, without a scheme, and web pages that name their feeds. */

import { decodeHTML } from 'entities'
import { removeInvisible } from '../text/text'
import { parseUrl } from '../text/url'

/** Schemes of podcast apps, in front of an address or of its host. */
const APP_SCHEME = /^(?:(?:feeds?|rss|pcast|itpc|podcasts?|itms-podcasts?|itms-pcasts?):(?:\/\/)?)+/i
/** What people and programs put around an address. */
const AROUND = ['<>', '""', "''", '“”', '„“', '””', '‘’', '‚‘', '«»', '»«', '‹›', '「」', '()', '[]']
const FEED_TYPE = /^\s*(?:application|text)\/(?:x-)?(?:rss|atom|rdf)\+xml\b/i
const XML_TYPE = /^\s*(?:application|text)\/xml\b/i
/** Comments of a page or of one of its posts. */
const COMMENTS = /comment|kommentar|comentari|comentário|commenti|reacties|комментари|コメント|评论/i
/** The head of a page is within its first letters. */
export const PAGE_HEAD_CHARS = 500_000

/** Returns the addresses to try, in order: without a scheme https, then http. */
export function listFeedAddresses(typed: string): string[] {
  const text = unwrap(removeInvisible(typed).trim())
  const rest = text.replace(APP_SCHEME, '')
  if (/^https?:/i.test(rest)) return [rest]
  const isBare = rest !== text || !/^[a-z][a-z\d+.-]*:(?!\d+(?:\/|$))/i.test(rest)
  return isBare ? [`https://${rest.replace(/^\/+/, '')}`, `http://${rest.replace(/^\/+/, '')}`] : [text]
}

function unwrap(text: string): string {
  const isWrapped = text.length > 1 && AROUND.includes(`${text.at(0)}${text.at(-1)}`)
  return isWrapped ? unwrap(text.slice(1, -1).trim()) : text
}

/**
 * Returns the feeds that a page names in its head, each once: without those of comments where there are others, and without
 * other XML where there are types of feeds.
 */
export function listLinkedFeeds(html: string, pageUrl: string): string[] {
  const [first = '', ...rest] = html.slice(0, PAGE_HEAD_CHARS).split('<!--')
  const head = first + rest.map((part) => part.slice(part.indexOf('-->') + 1)).join('')
  const [base = ''] = listTags(head, 'base').flatMap((tag) => tag.get('href') ?? [])
  const baseUrl = parseUrl(base.trim(), pageUrl)?.href ?? pageUrl
  const links = listTags(head, 'link').flatMap((tag) => {
    const [rel = '', type = '', href = '', title = ''] = NAMES.map((name) => tag.get(name))
    const isFeed = FEED_TYPE.test(type)
    const isLinked = /(?:^|\s)alternate(?:\s|$)/i.test(rel) && (isFeed || XML_TYPE.test(type))
    const url = isLinked && href ? parseUrl(href.trim(), baseUrl) : null
    return url ? [{ href: url.href, isFeed, isComments: COMMENTS.test(`${title} ${url.pathname}`) }] : []
  })
  const feeds = prefer(
    prefer(links, ({ isFeed }) => isFeed),
    ({ isComments }) => !isComments,
  )
  return [...new Set(feeds.map(({ href }) => href))]
}
const NAMES = ['rel', 'type', 'href', 'title']

/** Those that are so; all where none is. */
function prefer<One>(all: readonly One[], isSo: (one: One) => boolean): readonly One[] {
  const some = all.filter(isSo)
  return some.length > 0 ? some : all
}

/** The attributes of each tag of this name, their names in small letters. A `<` or `>` in a quoted value ends no tag. */
function listTags(html: string, name: string): Map<string, string>[] {
  const starts = html.matchAll(new RegExp(`<${name}(?=[\\s/])`, 'gi'))
  return [...starts].flatMap(({ index }) => {
    const start = index + 1 + name.length
    const attributes = ATTRIBUTES.exec(html.slice(start, start + TAG_MAX_CHARS))?.[0] ?? ''
    const isEnded = /^\/?>/.test(html.slice(start + attributes.length, start + TAG_MAX_CHARS + 2))
    return isEnded ? [readAttributes(attributes)] : []
  })
}
const TAG_MAX_CHARS = 4000
const VALUE = `(?:"[^"]*"|'[^']*'|[^\\s"'<>]+)`
const ATTRIBUTES = new RegExp(`^(?:[^\\s"'<>=/]+(?:\\s*=\\s*${VALUE})?|[\\s="']|/(?!>))*`)
const ATTRIBUTE = new RegExp(`(?<=[\\s"'/])([^\\s"'<>=/]+)\\s*=\\s*(${VALUE})`, 'g')

function readAttributes(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase()
    // Browsers take the first of two.
    if (!found.has(key)) found.set(key, decodeHTML(value.replace(/^(["'])([\s\S]*)\1$/, '$2')))
  }
  return found
}
