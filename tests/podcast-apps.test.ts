/** Feeds by Apple's rules for podcast apps and directories; `tests/parsers` has it read by parsers of others. */
import { parseJsonFeed, parseRssFeed } from 'feedsmith'
import { describe, expect, test } from 'vitest'
import { WebVTTParser } from 'webvtt-parser'
import { KIND_NAMES } from '../domain/kinds'
import { getPodcastCategory } from '../domain/syndication/syndication'
import { removeNonXml } from '../domain/text/xml'
import { splitIntoPhrases } from '../domain/transcripts/phrases'
import { toTranscriptSegments } from '../domain/transcripts/transcript-segments'
import { formatVtt } from '../domain/transcripts/vtt'
import { formatJsonFeed } from '../worker/syndication/json-feed'
import { computePodcastGuid } from '../worker/syndication/podcast-guid'
import { formatRss } from '../worker/syndication/rss'
import { makeSyndicatedFeed } from './support/syndicated-feed'

test('locks the feed without the address of its owner, which stays unknown', () => {
  const xml = formatRss(makeSyndicatedFeed())
  expect(parseRssFeed(xml).podcast?.locked).toEqual({ value: true })
  expect(xml).not.toMatch(/itunes:owner|itunes:email|owner=/)
})

test('has the same items as JSON Feed', () => {
  const parsed = parseJsonFeed(formatJsonFeed(makeSyndicatedFeed()))
  expect(parsed).toMatchObject({
    next_url: makeSyndicatedFeed().nextUrl,
    hubs: [{ type: 'WebSub', url: 'https://hub.example/' }],
    items: [
      { id: 'post_1', attachments: [{ size_in_bytes: 480_000, duration_in_seconds: 181 }] },
      { id: 'post_2' },
    ],
  })
})

test('computes the guid of the specification’s example', async () => {
  expect(await computePodcastGuid('https://mp3s.nashownotes.com/pc20rss.xml')).toBe(
    '917393e3-1b1e-5cef-ace4-edaa54e1f810',
  )
})

test('formats captions that a strict parser of WebVTT accepts', () => {
  const words = [
    ['Hello', 0, 300],
    ['<b>', 300, 600],
    ['-->', 700, 900],
    ['tide.', 900, 900],
    ['Bye', 5000, 5400],
  ] as const
  const phrases = splitIntoPhrases(words, 'en')
  const { cues, errors } = new WebVTTParser().parse(formatVtt(phrases), 'metadata')
  expect(errors).toEqual([])
  expect(cues.map(({ startTime, endTime }) => ({ startTime, endTime }))).toEqual(
    toTranscriptSegments(phrases).segments.map(({ startTime, endTime }) => ({ startTime, endTime })),
  )
})

/** Categories of Apple Podcasts that feeds use, with those below them (https://podcasters.apple.com/support/1691). */
const APPLE_CATEGORIES: Record<string, readonly string[]> = {
  'Society & Culture': ['Documentary', 'Personal Journals', 'Philosophy', 'Places & Travel', 'Relationships'],
  'Health & Fitness': [
    'Alternative Health',
    'Fitness',
    'Medicine',
    'Mental Health',
    'Nutrition',
    'Sexuality',
  ],
  Music: ['Music Commentary', 'Music History', 'Music Interviews'],
}

/** Problems that Apple Podcasts refuses or warns about (https://podcasters.apple.com/support/823-podcast-requirements). */
function listAppleProblems(xml: string): string[] {
  const feed = parseRssFeed(xml)
  const { itunes, items = [] } = feed
  const [category] = itunes?.categories ?? []
  const below = category?.categories?.[0]?.text
  const guids = items.map(({ guid }) => guid?.value)
  const checks: Record<string, boolean> = {
    'UTF-8': xml.startsWith('<?xml version="1.0" encoding="utf-8"?>'),
    title: Boolean(feed.title),
    description: Boolean(feed.description) && (feed.description?.length ?? 0) <= 4000,
    language: /^[a-z]{2}(-[a-z]{2})?$/i.test(feed.language ?? ''),
    link: /^https:/.test(feed.link ?? ''),
    image: /^https:.+\.(jpg|png)$/.test(itunes?.image ?? ''),
    explicit: itunes?.explicit !== undefined,
    author: Boolean(itunes?.author),
    category: Object.hasOwn(APPLE_CATEGORIES, category?.text ?? ''),
    'category below': below === undefined || (APPLE_CATEGORIES[category?.text ?? ''] ?? []).includes(below),
    'guids differ': new Set(guids).size === guids.length && guids.every(Boolean),
    titles: items.every(({ title }) => title && title.length <= 255),
    'one enclosure each': items.every(({ enclosures }) => enclosures?.length === 1),
    'enclosures over https': items.every(({ enclosures }) => /^https:/.test(enclosures?.[0]?.url ?? '')),
    'enclosures named by their type': items.every(({ enclosures }) =>
      /\.(mp3|m4a)$/.test(enclosures?.[0]?.url ?? ''),
    ),
    'lengths in bytes': items.every(
      ({ enclosures }) => Number.isInteger(enclosures?.[0]?.length) && (enclosures?.[0]?.length ?? 0) > 0,
    ),
    types: items.every(({ enclosures }) =>
      ['audio/mpeg', 'audio/x-m4a'].includes(enclosures?.[0]?.type ?? ''),
    ),
    durations: items.every(({ itunes: one }) => Number.isInteger(one?.duration) && (one?.duration ?? 0) > 0),
    dates: items.every(({ pubDate }) => !Number.isNaN(Date.parse(pubDate ?? ''))),
  }
  return Object.entries(checks).flatMap(([name, isMet]) => (isMet ? [] : [name]))
}

test('meets the rules of Apple Podcasts', () => {
  expect(listAppleProblems(formatRss(makeSyndicatedFeed()))).toEqual([])
})

test('has a category of Apple Podcasts for every kind', () => {
  for (const kind of [null, ...KIND_NAMES])
    expect(listAppleProblems(formatRss(makeSyndicatedFeed({ category: getPodcastCategory(kind) })))).toEqual(
      [],
    )
})

test('keeps a private feed out of directories', () => {
  const parsed = parseRssFeed(formatRss(makeSyndicatedFeed({ isPrivate: true, hubUrl: null })))
  expect(parsed.itunes?.block).toBe(true)
  expect(parsed.atom?.links?.map(({ rel }) => rel)).toEqual(['self', 'next'])
})

describe('texts in XML', () => {
  const TEXTS = [
    '1 >  <![CDATA[2',
    'a ]]>  </title> b',
    ']]>',
    'x]]>  <![CDATA[y]]>  </',
    '>\n<![CDATA[',
    '&amp; &#38; <b>',
    'a ]]',
    'plain  text',
  ]

  test.each(TEXTS)('are unchanged in each field: %j', (text) => {
    const [item] = makeSyndicatedFeed().items
    const author = { name: text, url: 'https://owlcast.example/@wren', avatarUrl: null }
    const xml = formatRss(
      makeSyndicatedFeed({
        title: text,
        description: text,
        author,
        items: item ? [{ ...item, title: text, text, author, tags: [text] }] : [],
      }),
    )
    const parsed = parseRssFeed(xml)
    expect([parsed.title, parsed.description, parsed.itunes?.author]).toEqual([text, text, text])
    const [read] = parsed.items ?? []
    expect([read?.title, read?.description, read?.itunes?.title, read?.itunes?.author]).toEqual(
      Array.from({ length: 4 }, () => text),
    )
    expect(read?.categories).toEqual([{ name: text }])
  })

  test('have no character that XML does not', () => {
    const [item] = makeSyndicatedFeed().items
    const xml = formatRss(
      makeSyndicatedFeed({ items: item ? [{ ...item, title: 'a\ufffe\u0000\ud800b' }] : [] }),
    )
    expect(xml).toContain('<title>ab</title>')
    expect(removeNonXml(xml)).toBe(xml)
  })

  test('have no date where none is known', () => {
    const [item] = makeSyndicatedFeed().items
    const feed = makeSyndicatedFeed({ items: item ? [{ ...item, createdAt: 1000 }] : [] })
    expect(formatRss(feed)).not.toContain('1970')
    expect(formatJsonFeed(feed)).not.toContain('1970')
  })
})
