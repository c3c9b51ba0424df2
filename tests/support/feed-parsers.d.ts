/** Parsers without types of their own, as far as tests use them. */
declare module 'podparse' {
  export default function getPodcastFromFeed(xml: string): {
    meta: {
      title: string
      link?: string
      description?: string
      language?: string
      author?: string
      image: { url?: string }
    }
    episodes: {
      title: string
      guid?: string
      pubDate?: string
      duration?: number
      enclosure?: { url: string; length: string | number; type: string }
    }[]
  }
}
declare module '@rowanmanning/feed-parser' {
  type Media = { url: string; length: number | null; mimeType: string | null }
  export function parseFeed(xml: string): {
    title: string | null
    url: string | null
    language: string | null
    image: { url: string } | null
    items: {
      id: string | null
      title: string | null
      url: string | null
      published: Date | null
      media: Media[]
    }[]
  }
}
declare module 'webvtt-parser' {
  export class WebVTTParser {
    parse(
      text: string,
      mode?: string,
    ): { cues: { startTime: number; endTime: number; text: string }[]; errors: unknown[] }
  }
}
