/** Six independent parsers of feeds, each with its own code for XML: what any of them misses, some podcast app misses. */
import { Readable } from 'node:stream'
import { parseFeed } from '@rowanmanning/feed-parser'
import FeedParser from 'feedparser'
import { parseRssFeed } from 'feedsmith'
import { parseFeed as parsePodcast } from 'podcast-partytime'
import getPodcastFromFeed from 'podparse'
import RssParser from 'rss-parser'

/** Facts that every parser must find. */
export type ParsedFeed = {
  title: string
  link: string
  items: { id: string; title: string; link: string; sound: { url: string; bytes: number; type: string } }[]
}

export const FEED_PARSERS: Record<string, (xml: string) => ParsedFeed | Promise<ParsedFeed>> = {
  feedsmith(xml) {
    const { title = '', link = '', items = [] } = parseRssFeed(xml)
    return {
      title,
      link,
      items: items.map((item) => {
        const [sound] = item.enclosures ?? []
        return toItem(item.guid?.value, item.title, item.link, sound?.url, sound?.length, sound?.type)
      }),
    }
  },
  async 'podcast-partytime'(xml) {
    const feed = parsePodcast(xml)
    if (!feed) throw new Error('no feed')
    return {
      title: feed.title ?? '',
      link: feed.link ?? '',
      items: feed.items.map((item) => {
        const { url, length, type } = item.enclosure ?? {}
        return toItem(item.guid, item.title, item.link, url, length, type)
      }),
    }
  },
  podparse(xml) {
    const { meta, episodes } = getPodcastFromFeed(xml)
    return {
      title: meta.title,
      link: meta.link ?? '',
      // It has no links of items.
      items: episodes.map(({ guid, title, enclosure }) =>
        toItem(guid, title, null, enclosure?.url, enclosure?.length, enclosure?.type),
      ),
    }
  },
  '@rowanmanning/feed-parser'(xml) {
    const { title, url, items } = parseFeed(xml)
    return {
      title: title ?? '',
      link: url ?? '',
      items: items.map((item) => {
        const [sound] = item.media
        return toItem(item.id, item.title, item.url, sound?.url, sound?.length, sound?.mimeType)
      }),
    }
  },
  async 'rss-parser'(xml) {
    const { title = '', link = '', items } = await new RssParser().parseString(xml)
    return {
      title,
      link,
      items: items.map((item) => {
        const { url, length, type } = item.enclosure ?? {}
        return toItem(item.guid, item.title, item.link, url, length, type)
      }),
    }
  },
  async feedparser(xml) {
    const parser = new FeedParser({ normalize: true })
    Readable.from([xml]).pipe(parser)
    const items: ParsedFeed['items'] = []
    let [title, link] = ['', '']
    for await (const item of parser) {
      ;[title, link] = [item.meta.title ?? '', item.meta.link ?? '']
      const [sound] = item.enclosures
      items.push(toItem(item.guid, item.title, item.link, sound?.url, sound?.length, sound?.type))
    }
    return { title, link, items }
  },
}

function toItem(
  id: string | null | undefined,
  title: string | null | undefined,
  link: string | null | undefined,
  url: string | null | undefined,
  bytes: string | number | null | undefined,
  type: string | null | undefined,
): ParsedFeed['items'][number] {
  return {
    id: id ?? '',
    title: title ?? '',
    link: link ?? '',
    sound: { url: url ?? '', bytes: Number(bytes), type: type ?? '' },
  }
}
