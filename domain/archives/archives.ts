/**
 * The archive of an account: what an export writes, and what an import on the same or another site reads. Everything in it
 * may be changed by hand, so it is read as a claim: the Worker validates each post again.
 */
import { getKind, getMode, isKind, KIND_NAMES, type Kind, MODE_NAMES, type Subtype } from '../kinds'
import { PARENTS_MAX } from '../limits'
import type { Moment } from '../moments/moments'
import { VISIBILITIES, type Visibility } from '../posts/audience'
import { CONNECTION_TYPES, type ConnectionType, DEFAULT_CONNECTION } from '../posts/connections'
import { REPLY_POLICIES, type ReplyPolicy } from '../posts/reply-policy'
import { HOUR_MS } from '../time/units'
import { SPOKEN_WORD_MAX_CHARS } from '../transcripts/transcripts.limits'
import { ARCHIVE_WORDS_MAX } from './archives.limits'
import type { NewArchivedPost } from './archives.schema'

/** Public posts dated within this time: they would stand at the top of the feeds, so they also count as uploads. */
const ARCHIVE_RECENT_HOURS = 24
/** Posts that a browser reads of an export. */
const ARCHIVE_POSTS_MAX = 20_000

const ARCHIVE_FORMAT = 'owlcast-export'
/** Counted up by changes that an older import would misread. */
export const ARCHIVE_VERSION = 1

/** Files of an archive, beside those that its posts name. */
export const ARCHIVE_FILES = {
  manifest: 'owlcast.json',
  profile: 'profile.json',
  posts: 'voices.json',
  messages: 'messages.json',
} as const

export type ArchiveManifest = {
  format: typeof ARCHIVE_FORMAT
  version: number
  /** Origin of the site that wrote it. */
  site: string
  username: string
  /** ISO 8601. */
  exportedAt: string
}

/** Why an archive cannot be read at all. */
export type ArchiveProblem = 'not_zip' | 'foreign' | 'newer' | 'damaged' | 'too_large'

/** A reference of a reply to a post of the archive, or to one that is not in it. */
export type ArchiveParent = { id: string; type: ConnectionType; moment: Moment | null }

/** A post as the archive describes it. Times in ms, paths of files within the archive. */
export type ArchivePost = {
  id: string
  kind: Kind
  subtype: Subtype | null
  title: string
  content: string
  tags: string[]
  visibility: Visibility
  priceCents: number
  replyPolicy: ReplyPolicy
  language: string | null
  detail: Record<string, unknown>
  trackId: string | null
  isReply: boolean
  parents: ArchiveParent[]
  /** The owlcast that it is a recording of. */
  owlcastId: string | null
  audio: string | null
  clip: string | null
  /** The own cover of an owlcast. */
  cover: string | null
  words: string | null
  /** The author wants no words. */
  isWordless: boolean
  peaks: string | null
  pauses: string | null
  createdAt: number
  editedAt: number | null
  expiresAt: number | null
  /** A moderator of the site that wrote the archive hid it. */
  isHidden: boolean
}

/** The profile as the archive describes it; `picture` is the path of its file. */
export type ArchiveProfile = { displayName: string; avatarColor: string }

/** Returns the manifest of a new archive. */
export function createArchiveManifest({
  site,
  username,
  exportedAt,
}: Pick<ArchiveManifest, 'site' | 'username' | 'exportedAt'>): ArchiveManifest {
  return { format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION, site, username, exportedAt }
}

/** Returns the manifest that these bytes of JSON are, or why the archive cannot be imported. */
export function readArchiveManifest(json: unknown): ArchiveManifest | ArchiveProblem {
  if (!isRecord(json) || json.format !== ARCHIVE_FORMAT) return 'foreign'
  const { version } = json
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return 'damaged'
  if (version > ARCHIVE_VERSION) return 'newer'
  return {
    format: ARCHIVE_FORMAT,
    version,
    site: toText(json.site),
    username: toText(json.username),
    exportedAt: toText(json.exportedAt),
  }
}

/** Returns the profile of an archive; null where it is missing or misformed. */
export function readArchiveProfile(json: unknown): ArchiveProfile | null {
  if (!isRecord(json)) return null
  const [displayName, avatarColor] = [toText(json.displayName), toText(json.avatarColor)]
  return displayName === '' ? null : { displayName, avatarColor }
}

/** The posts of an archive; `unknown` counts those of kinds that this site does not have. */
export type ArchivePosts = { posts: ArchivePost[]; unknown: number }

/** Returns the posts of an archive, one per id; null where this is no list of posts. */
export function readArchivePosts(json: unknown): ArchivePosts | null {
  if (!Array.isArray(json) || json.length > ARCHIVE_POSTS_MAX) return null
  const posts = new Map<string, ArchivePost>()
  let unknown = 0
  for (const record of json) {
    if (!isRecord(record) || typeof record.id !== 'string' || typeof record.kind !== 'string') return null
    const post = readPost(record)
    if (post) posts.set(post.id, post)
    else unknown += 1
  }
  return { posts: [...posts.values()], unknown }
}

/** Ids are part of paths and of the names of uploads. */
const ID = /^[\w-]{1,48}$/
const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value)

function readPost(record: Record<string, unknown>): ArchivePost | null {
  const { id, kind } = record
  if (!isId(id) || typeof kind !== 'string' || !isKind(kind)) return null
  const mode = MODE_NAMES.map(getMode).find((one) => one.kind === kind && one.subtype === record.subtype)
  if (!mode) return null
  const { subtype } = mode
  return {
    id,
    kind,
    subtype,
    title: toText(record.title),
    content: toText(record.content),
    tags: toList(record.tags).filter((tag) => typeof tag === 'string'),
    visibility: pick(VISIBILITIES, record.visibility, 'private'),
    priceCents: typeof record.priceCents === 'number' ? record.priceCents : 0,
    replyPolicy: pick(REPLY_POLICIES, record.replyPolicy, 'nobody'),
    language: toTextOrNull(record.language),
    detail: isRecord(record.detail) ? record.detail : {},
    trackId: toTextOrNull(record.trackId),
    isReply: typeof record.answers === 'string',
    parents: toList(record.parents).slice(0, PARENTS_MAX).flatMap(readParent),
    owlcastId: toTextOrNull(record.owlcast),
    audio: toTextOrNull(record.audio),
    clip: toTextOrNull(record.clip),
    cover: toTextOrNull(record.cover),
    words: toTextOrNull(record.words),
    isWordless: record.transcriptState === 'declined',
    peaks: toTextOrNull(record.peaks),
    pauses: toTextOrNull(record.pauses),
    createdAt: parseTime(record.createdAt) ?? 0,
    editedAt: parseTime(record.editedAt),
    expiresAt: parseTime(record.fadesAt),
    isHidden: typeof record.hiddenAt === 'string',
  }
}

function readParent(value: unknown): ArchiveParent[] {
  if (!isRecord(value) || !isId(value.id)) return []
  const { id, startMs, endMs } = value
  const type = pick(CONNECTION_TYPES, value.type, DEFAULT_CONNECTION)
  const moment = typeof startMs === 'number' && typeof endMs === 'number' ? { startMs, endMs } : null
  return [{ id, type, moment }]
}

/** Why a post of an archive stays out. */
export type ArchiveOmission = 'expired' | 'no_recording' | 'hidden' | 'owlcast_missing'
/** The plan for the posts of an archive. */
export type ArchivePlan = {
  /** To import in this order: an owlcast before its recordings, a post before its replies. */
  posts: ArchivePost[]
  omitted: Record<ArchiveOmission, number>
  /** Replies of which no parent is imported: only their author sees them. */
  orphans: number
}

/** Plans the import of these posts (`now` in ms). */
export function createArchivePlan(posts: readonly ArchivePost[], now: number): ArchivePlan {
  const omitted: ArchivePlan['omitted'] = { expired: 0, no_recording: 0, hidden: 0, owlcast_missing: 0 }
  const owlcasts = new Set(
    posts.filter((post) => isArchivedOwlcast(post) && findOmission(post, now) === null).map(({ id }) => id),
  )
  const kept = posts.filter((post) => {
    const isAlone = post.owlcastId !== null && !owlcasts.has(post.owlcastId)
    const omission = findOmission(post, now) ?? (isAlone ? 'owlcast_missing' : null)
    if (omission) omitted[omission] += 1
    return omission === null
  })
  const ids = new Set(kept.map(({ id }) => id))
  const isOrphan = ({ isReply, owlcastId, parents }: ArchivePost) =>
    isReply && owlcastId === null && !parents.some(({ id }) => ids.has(id))
  return { posts: sortForImport(kept), omitted, orphans: kept.filter(isOrphan).length }
}

/** Returns whether the post is an owlcast itself, which has no sound of its own. */
export function isArchivedOwlcast({
  kind,
  audio,
  owlcastId,
  isReply,
}: Pick<ArchivePost, 'kind' | 'audio' | 'owlcastId' | 'isReply'>): boolean {
  return getKind(kind).hasRecordings && audio === null && owlcastId === null && !isReply
}

function findOmission(post: ArchivePost, now: number): ArchiveOmission | null {
  if (post.isHidden) return 'hidden'
  if (post.expiresAt !== null && post.expiresAt <= now) return 'expired'
  return post.audio === null && !isArchivedOwlcast(post) ? 'no_recording' : null
}

/** Oldest first, and each behind what it refers to; in a circle, the oldest post comes last. */
function sortForImport(posts: readonly ArchivePost[]): ArchivePost[] {
  const byId = new Map(posts.map((post) => [post.id, post]))
  const visited = new Set<ArchivePost>()
  const sorted: ArchivePost[] = []
  for (const first of [...posts].sort((a, b) => a.createdAt - b.createdAt)) {
    // A stack of our own: a chain of replies may be longer than that of the engine.
    const path = visited.has(first) ? [] : [{ post: first, references: listReferences(first, byId) }]
    visited.add(first)
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const next = top.references.shift()
      if (!next) {
        sorted.push(top.post)
        path.pop()
      } else if (!visited.has(next)) {
        visited.add(next)
        path.push({ post: next, references: listReferences(next, byId) })
      }
    }
  }
  return sorted
}

function listReferences(
  { owlcastId, parents }: ArchivePost,
  byId: ReadonlyMap<string, ArchivePost>,
): ArchivePost[] {
  const ids = [...(owlcastId === null ? [] : [owlcastId]), ...parents.map(({ id }) => id)]
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Returns how many posts there are of each kind, in the order of the kinds. */
export function countArchiveKinds(posts: readonly ArchivePost[]): { kind: Kind; count: number }[] {
  return KIND_NAMES.map((kind) => ({
    kind,
    count: posts.filter((post) => post.kind === kind).length,
  })).filter(({ count }) => count > 0)
}

/**
 * Whether importing this post is like publishing it now: everybody finds it, or will if its author likes, and it stands
 * among those of today (times in ms).
 */
export function isPublishedByImport(
  { visibility, createdAt }: Pick<ArchivePost, 'visibility' | 'createdAt'>,
  { now, isVisibilityFixed }: { now: number; isVisibilityFixed: boolean },
): boolean {
  return (visibility === 'public' || !isVisibilityFixed) && createdAt > now - ARCHIVE_RECENT_HOURS * HOUR_MS
}

/** Files of a post that are stored here already, and its words. */
type StoredFiles = { mediaId: string | null; clipMediaId: string | null; words: NewArchivedPost['words'] }

/** Returns what is sent to import a post. */
export function toNewArchivedPost(post: ArchivePost, files: StoredFiles): NewArchivedPost {
  const { id: _, audio: __, clip: ___, cover: ____, isHidden: _____, parents, ...fields } = post
  return { ...fields, parents, ...files }
}

/** Returns the words of a recording; null where they are misformed, so that the post is imported without. */
export function readArchiveWords(json: unknown): NewArchivedPost['words'] {
  if (!isRecord(json)) return null
  const { language, engine, words } = json
  if (typeof language !== 'string' || !LANGUAGE.test(language)) return null
  const isWord = (word: unknown): word is [string, number, number] =>
    Array.isArray(word) && typeof word[0] === 'string' && Number.isFinite(word[1]) && Number.isFinite(word[2])
  return {
    language,
    engine: toText(engine).replace(NOT_IN_ENGINE, '').slice(0, ENGINE_MAX_CHARS) || 'import',
    words: toList(words)
      .filter(isWord)
      .slice(0, ARCHIVE_WORDS_MAX)
      .map(([text, startMs, endMs]) => [text.slice(0, SPOKEN_WORD_MAX_CHARS), startMs, endMs]),
  }
}
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/
const NOT_IN_ENGINE = /[^\w@./:+ -]/g
const ENGINE_MAX_CHARS = 80

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const toText = (value: unknown): string => (typeof value === 'string' ? value : '')
const toTextOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null
const pick = <T extends string>(known: readonly T[], value: unknown, fallback: T): T =>
  known.find((one) => one === value) ?? fallback

function parseTime(value: unknown): number | null {
  const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(ms) ? null : ms
}
