/** Import of a podcast into an owlcast: what is read from its feed, and what becomes of each episode. */
import { getKind, getMode, MODE_NAMES, type Mode } from '../kinds'
import {
  DESCRIPTION_MAX_CHARS,
  DURATION_GRACE_SECONDS,
  OWLCAST_NAME_MAX_CHARS,
  TITLE_MAX_CHARS,
} from '../limits'
import { cleanTags } from '../posts/tags'
import { isShowable, toOneLine } from '../text/text'

/** `unproved`: the user still has to show that the podcast is theirs. */
export const IMPORT_STATES = ['unproved', 'running', 'finished', 'cancelled'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

export const IMPORT_ITEM_STATES = ['waiting', 'imported', 'refused'] as const
export type ImportItemState = (typeof IMPORT_ITEM_STATES)[number]

/** Why an episode was not imported. */
export const IMPORT_PROBLEMS = [
  'too_long',
  'too_large',
  'wrong_type',
  'damaged',
  'changes_format',
  'wav_format',
  'unreachable',
  'storage_full',
  'text_refused',
  'failed',
] as const
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number]

export type FeedEpisode = {
  guid: string
  title: string
  description: string
  /** In ms; null if the feed has no valid date. */
  publishedAt: number | null
  /** As the feed claims, in seconds. */
  seconds: number | null
  url: string
}

export type PodcastFeed = {
  title: string
  description: string
  /** BCP 47 code; null if the feed has none. */
  language: string | null
  tags: string[]
  /** The owner's address, as the feed publishes it. */
  ownerEmail: string | null
  /** Texts of the feed in which its owner can put a code. */
  proofTexts: string[]
  /** Newest first, one per guid. */
  episodes: FeedEpisode[]
  /** The feed has more episodes than are read. */
  isCapped: boolean
}

/** Returns the mode of an episode: that of the recordings of the first kind that has them. */
export function getEpisodeMode(): Mode {
  const mode = MODE_NAMES.find((name) => getKind(getMode(name).kind).hasRecordings)
  if (!mode) throw new Error('no kind has recordings')
  return mode
}

/** Returns whether the owner put the code into the feed. */
export function hasImportCode({ proofTexts }: Pick<PodcastFeed, 'proofTexts'>, code: string): boolean {
  return code !== '' && proofTexts.some((text) => text.toLowerCase().includes(code.toLowerCase()))
}

/** Returns an address with most of its name hidden: enough for its owner to know it. */
export function formatEmailHint(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email.slice(0, at)].slice(0, 1).join('')}…${email.slice(at)}`
}

/** Returns one episode per guid, newest first; those without a date keep their order behind the others. */
export function sortEpisodes(episodes: readonly FeedEpisode[]): FeedEpisode[] {
  const byGuid = new Map<string, FeedEpisode>()
  for (const episode of episodes) if (!byGuid.has(episode.guid)) byGuid.set(episode.guid, episode)
  return [...byGuid.values()].sort(
    (a, b) => (b.publishedAt ?? Number.NEGATIVE_INFINITY) - (a.publishedAt ?? Number.NEGATIVE_INFINITY) || 0,
  )
}

/** Returns whether an episode is longer than a recording may be; unknown lengths are measured later. */
export function isEpisodeTooLong(seconds: number | null, limitSeconds: number): boolean {
  return seconds !== null && seconds > limitSeconds + DURATION_GRACE_SECONDS
}

/** Returns a title of a feed as one of ours. */
export function toImportedTitle(
  html: string,
  max = Math.min(TITLE_MAX_CHARS, OWLCAST_NAME_MAX_CHARS),
): string {
  return toOneLine([...toPlainText(html)].slice(0, max).join(''))
}

/** Returns a description of a feed as one of ours. */
export function toImportedDescription(html: string): string {
  return [...toPlainText(html)].slice(0, DESCRIPTION_MAX_CHARS).join('').trim()
}

/** Returns categories as tags, and one that says what it is where there are none. */
export function toImportedTags(categories: readonly string[]): string[] {
  const words = categories.map((name) =>
    toPlainText(name)
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, ''),
  )
  const tags = cleanTags(words).slice(0, TAGS_MAX)
  return tags.length > 0 ? tags : ['podcast']
}
const TAGS_MAX = 5

/** Returns the text of HTML: a line per block, entities decoded, without characters that no post may have. */
export function toPlainText(html: string): string {
  const text = html
    .toWellFormed()
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/\r\n?/g, '\n')
    .replace(/<(br|\/p|\/li|\/div|\/h[1-6])\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .replace(/&(#x?[0-9a-f]+|\w+);/gi, decodeEntity)
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return isShowable(text) ? text : [...text].filter(isShowable).join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
}

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole
  const isHex = /^#x/i.test(name)
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10)
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
}
