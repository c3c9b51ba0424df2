/** Feeds for podcast apps and feed readers: their addresses, and what they say by kind. */
import { getKind, KIND_NAMES, type Kind } from '../kinds'
import { COVER_SIDE_PX } from '../media/picture-rules'
import type { Visibility } from '../posts/audience'
import type { Post } from '../posts/posts.schema'

/** `post`: the recordings of an owlcast, or a chain from its first post. */
export const SYNDICATION_TYPES = ['person', 'post', 'tag'] as const
export type SyndicationType = (typeof SYNDICATION_TYPES)[number]
/** The subject of a feed. `subject`: a username, the id of a post, or a tag without #. */
export type SyndicationTarget = { type: SyndicationType; subject: string }

/** RSS 2.0 with the podcast namespaces, and JSON Feed 1.1. */
export const SYNDICATION_FORMATS = ['xml', 'json'] as const
export type SyndicationFormat = (typeof SYNDICATION_FORMATS)[number]

export const SYNDICATION_MIME_TYPES: Record<SyndicationFormat, string> = {
  xml: 'application/rss+xml',
  json: 'application/feed+json',
}

/** Query parameter of a later page of a feed (RFC 5005). */
export const SYNDICATION_PAGE_PARAM = 'before'

const PRIVATE_TREE = '/feeds/private/'

export function getSyndicationPath(
  { type, subject }: SyndicationTarget,
  format: SyndicationFormat = 'xml',
): string {
  return `/feeds/${type}/${encodeURIComponent(subject)}.${format}`
}

/** Returns the path of the square picture that is drawn for a feed. */
export function getDrawnCoverPath({ type, subject }: SyndicationTarget): string {
  return `/feeds/cover/${type}/${encodeURIComponent(subject)}.png`
}

/** Returns the path of the own cover of a post if podcast apps take it; null for none, and for a smaller one. */
export function findFeedCoverPath({ cover }: Pick<Post, 'cover'>): string | null {
  return cover && cover.side >= COVER_SIDE_PX ? cover.url : null
}

/** Returns the path of a private feed; everyone with the token may read it. */
export function getPrivateFeedPath(token: string, format: SyndicationFormat = 'xml'): string {
  return `${PRIVATE_TREE}${token}.${format}`
}

/** Returns the path under which a private feed plays what its owner paid for. */
export function getPrivateMediaPath(token: string, mediaId: string, extension: string): string {
  return `${PRIVATE_TREE}${token}/media/${mediaId}.${extension}`
}

/** Parses the last part of a feed's path; null for another ending. */
export function parseSyndicationFile(file: string): { subject: string; format: SyndicationFormat } | null {
  const [, subject, ending] = /^(.+)\.(\w+)$/s.exec(file) ?? []
  const format = SYNDICATION_FORMATS.find((known) => known === ending)
  return subject !== undefined && format !== undefined ? { subject, format } : null
}

/** A thread that is played as one: its sound, its chapters and its captions. */
export const BRAID_FORMATS = ['mp3', 'json', 'vtt'] as const
export type BraidFormat = (typeof BRAID_FORMATS)[number]

/** Returns the path of a thread that is played as one, by the id of its first post. */
export function getBraidPath(postId: string, format: BraidFormat): string {
  return `/feeds/braid/${postId}.${format}`
}

/** Parses the last part of such a path; null for another ending. */
export function parseBraidFile(file: string): { id: string; format: BraidFormat } | null {
  const [, id, ending] = /^(\w+)\.(\w+)$/.exec(file) ?? []
  const format = BRAID_FORMATS.find((known) => known === ending)
  return id !== undefined && format !== undefined ? { id, format } : null
}

/** Returns a path for logs: without the token of a private feed. */
export function maskSecretPath(path: string): string {
  return path.startsWith(PRIVATE_TREE) ? `${PRIVATE_TREE}…` : path
}

/** Returns the path of the page of a tag. */
export function getTagPagePath(tag: string): string {
  return `/tag/${encodeURIComponent(tag)}`
}

/** Returns the path of the newest lasting posts, of all kinds or of one. */
export function getLatestPagePath(kind?: Kind): string {
  return kind === undefined ? '/latest' : `/latest/${kind}`
}

/** Kinds whose posts can last: those that have lists on pages without a script, sitemaps and feeds by default. */
export const LASTING_KINDS: readonly Kind[] = KIND_NAMES.filter(
  (kind) => getKind(kind).publicFeed && getKind(kind).lifeHours === null,
)

/** Kinds with sound of their own in a public list. */
export const SOUNDING_KINDS: readonly Kind[] = KIND_NAMES.filter(
  (kind) => getKind(kind).publicFeed && !getKind(kind).hasRecordings,
)

/** Returns whether posts of this kind have feeds: of their recordings, or of their chain. */
export function hasPostFeed(kind: Kind): boolean {
  return getKind(kind).hasRecordings || getKind(kind).playsAs === 'chain'
}

type SyndicatedPost = {
  kind: Kind
  visibility: Visibility
  parentId: string | null
  owlcastId: string | null
}

/** Returns whether a post begins something that has a feed, and that lists show. */
export function isSyndicatedPost({ kind, visibility, parentId, owlcastId }: SyndicatedPost): boolean {
  return visibility === 'public' && parentId === null && owlcastId === null && hasPostFeed(kind)
}

/** A category of Apple Podcasts and one below it. */
export type PodcastCategory = { name: string; below?: string }

/** Returns the category of Apple Podcasts for posts of a kind; null: posts of several kinds. */
export function getPodcastCategory(kind: Kind | null): PodcastCategory {
  const requires = kind === null ? [] : getKind(kind).requires
  if (requires.includes('song')) return { name: 'Music' }
  if (requires.includes('script')) return { name: 'Health & Fitness', below: 'Mental Health' }
  return { name: 'Society & Culture', below: 'Personal Journals' }
}

/** Returns the `podcast:medium` of posts of a kind; null: posts of several kinds. */
export function getPodcastMedium(kind: Kind | null): 'podcast' | 'music' {
  return kind !== null && getKind(kind).requires.includes('song') ? 'music' : 'podcast'
}
