/** The content of a feed, in no format yet. URLs are absolute, times in ms, durations in seconds. */
import type { PodcastCategory } from '../../domain/syndication/syndication'

export type SyndicatedPerson = { name: string; url: string; avatarUrl: string | null }

export type SyndicatedItem = {
  id: string
  title: string
  /** Plain text; empty without a description. */
  text: string
  link: string
  createdAt: number
  editedAt: number | null
  /** `seconds` is that of the sound the enclosure leads to: the whole recording, or its preview. */
  enclosure: { url: string; bytes: number; type: string; seconds: number }
  /** The text in place of the rest of a recording that costs something. */
  previewNote: string | null
  author: SyndicatedPerson
  collaborators: SyndicatedPerson[]
  tags: string[]
  language: string | null
  pictureUrl: string
  /** Words of the recording; null while there are none to read. */
  wordsUrls: { vtt: string; json: string | null } | null
  chaptersUrl: string | null
}

export type SyndicatedFeed = {
  guid: string
  title: string
  description: string
  link: string
  selfUrl: string
  /** The next, older page. */
  nextUrl: string | null
  firstUrl: string
  language: string
  author: SyndicatedPerson | null
  category: PodcastCategory
  medium: string
  coverUrl: string
  /** Where something of the feed can be paid for. */
  funding: { url: string; text: string } | null
  hubUrl: string | null
  /** A private feed must not be listed in directories. */
  isPrivate: boolean
  items: SyndicatedItem[]
}
