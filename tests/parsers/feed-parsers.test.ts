/** Feeds as podcast apps and directories read them, by parsers of others. */
import { parseFeed as parsePodcast } from 'podcast-partytime'
import { describe, expect, test } from 'vitest'
import { formatRss } from '../../worker/syndication/rss'
import { makeSyndicatedFeed, ORIGIN } from '../support/syndicated-feed'
import { FEED_PARSERS } from './feed-parsers'

describe.each(Object.entries(FEED_PARSERS))('%s', (name, parse) => {
  test('reads the feed, its items and their sound', async () => {
    const feed = makeSyndicatedFeed()
    const parsed = await parse(formatRss(feed))
    expect(parsed).toMatchObject({ title: feed.title, link: feed.link })
    expect(parsed.items.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      feed.items.map(({ id, title, link, enclosure: { url, bytes, type } }) => ({
        id,
        title,
        link: name === 'podparse' ? '' : link,
        sound: { url, bytes, type },
      })),
    )
  })

  test('reads a feed without items', async () => {
    // A parser that finds the channel by its items cannot say more.
    const { items } = await parse(formatRss(makeSyndicatedFeed({ items: [] })))
    expect(items).toEqual([])
  })
})

test('has the tags of Podcasting 2.0 that a parser of those knows', () => {
  const parsed = parsePodcast(formatRss(makeSyndicatedFeed()))
  expect(parsed).toMatchObject({
    guid: '917393e3-1b1e-5cef-ace4-edaa54e1f810',
    medium: 'podcast',
    podcastFunding: [{ url: `${ORIGIN}/@wren`, message: 'Hear all of it on Owlcast' }],
  })
  expect(parsed?.items[0]).toMatchObject({
    podcastTranscripts: [
      { url: `${ORIGIN}/media/med_1/words.vtt`, type: 'text/vtt', language: 'en' },
      { url: `${ORIGIN}/media/med_1/transcript.json`, type: 'application/json' },
    ],
    podcastChapters: { url: `${ORIGIN}/media/med_1/chapters.json`, type: 'application/json+chapters' },
    podcastSoundbites: [{ startTime: 50, duration: 30 }],
    podcastPeople: [
      { name: 'Wren & «Zoë»', role: 'Host', href: `${ORIGIN}/@wren`, img: `${ORIGIN}/media/med_w` },
      { name: 'Dele', role: 'Guest' },
    ],
    podcastSocialInteraction: [{ url: `${ORIGIN}/nightingale/post_1` }],
  })
})
