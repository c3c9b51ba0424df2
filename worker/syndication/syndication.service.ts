/** Builds feeds: finds what one is of, lists its posts for a viewer, and says where their sound is. */
import { appError } from '../../domain/errors/errors'
import { type Language, pickLanguage } from '../../domain/i18n/languages'
import { getKind } from '../../domain/kinds'
import { SHARE } from '../../domain/locales/en/share'
import { cleanTags } from '../../domain/posts/tags'
import {
  findFeedCoverPath,
  getDrawnCoverPath,
  getPrivateFeedPath,
  getSyndicationPath,
  isSyndicatedPost,
  SOUNDING_KINDS,
  SYNDICATION_PAGE_PARAM,
  type SyndicationFormat,
  type SyndicationTarget,
} from '../../domain/syndication/syndication'
import type { AppDeps } from '../context'
import { type CursorPosition, parseCursor } from '../http/cursor'
import { findPersonByUsername, findProfileById, type ProfileRow } from '../people/people.repo'
import { loadUnlockCheck } from '../posts/access/unlocked-posts'
import type { Viewer } from '../posts/access/visible-posts'
import { toPostDto } from '../posts/post-dto'
import { mergeNewest } from '../posts/posts.repo'
import { getPost } from '../posts/read.service'
import { getSiteSettings } from '../settings/settings.service'
import { findBraid } from './braids.service'
import { describeFeed, type SyndicationSubject } from './feed-channel'
import { type PrivateReader, toBraidItem, toSyndicatedItems } from './feed-items'
import { translateTo } from './feed-language'
import { computePodcastGuid } from './podcast-guid'
import type { SyndicatedFeed, SyndicatedItem } from './syndicated-feed'
import {
  findFirstOfChain,
  listAuthorStatements,
  listChainPosts,
  listSyndicatedRecordings,
  listTaggedPosts,
  type SyndicatedRow,
  type SyndicationPage,
} from './syndicated-posts.repo'

/** Threads on one page of a feed that are played as one. */
const BRAIDS_PER_PAGE = 5
/** Posts on a page of a feed. */
const SYNDICATED_ITEMS = 100

/** Finds what a feed is of, by its public address; throws `post.not_found`. */
export async function getSyndicationSubject(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  { type, subject }: SyndicationTarget,
): Promise<SyndicationSubject> {
  if (type === 'person') return toPersonSubject(await findPersonByUsername(deps.db, subject))
  return type === 'tag' ? toTagSubject(subject) : getPostSubject(deps, subject)
}

/** Finds what a private feed is of, by what was stored with its token. */
export async function getStoredSubject(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  { type, subject }: SyndicationTarget,
): Promise<SyndicationSubject> {
  if (type === 'person') return toPersonSubject(await findProfileById(deps.db, subject))
  return getSyndicationSubject(deps, { type, subject })
}

function toPersonSubject(person: ProfileRow | null): SyndicationSubject {
  if (!person) throw appError('post.not_found')
  return { target: { type: 'person', subject: person.username }, key: person.id, person }
}

function toTagSubject(given: string): SyndicationSubject {
  const [tag] = cleanTags([given])
  if (tag === undefined || tag.toLowerCase() !== given.toLowerCase()) throw appError('post.not_found')
  return { target: { type: 'tag', subject: given }, key: tag.toLowerCase(), tag: given }
}

/** Only a post that lists show: its link alone does not make it a feed. */
async function getPostSubject(deps: Pick<AppDeps, 'db' | 'clock'>, id: string): Promise<SyndicationSubject> {
  const post = await getPost(deps, null, id)
  if (!isSyndicatedPost(post)) throw appError('post.not_found')
  return { target: { type: 'post', subject: id }, key: id, post }
}

export type SyndicationQuery = {
  format: SyndicationFormat
  /** Cursor of a later page. */
  before?: string | undefined
  reader?: PrivateReader
}

/** Returns a page of a feed. */
export async function getSyndicatedFeed(
  deps: AppDeps,
  subject: SyndicationSubject,
  { format, before, reader }: SyndicationQuery,
): Promise<SyndicatedFeed> {
  const { env, clock } = deps
  const after = before === undefined ? null : parseCursor(before)
  const viewer: Viewer = reader ? { id: reader.userId, addresses: [], scopes: null } : null
  const page: SyndicationPage = { viewer, now: clock.now(), limit: SYNDICATED_ITEMS + 1, after }
  const { rows, next } = await listRows(deps, subject, page)
  const isUnlocked = await loadUnlockCheck(
    deps,
    viewer,
    rows.map(({ post }) => post),
  )
  const entries = rows.map(({ post, sound }) => ({
    post: toPostDto(post, isUnlocked(post)),
    row: post,
    sound,
  }))
  const language = pickLanguage(
    [...entries.map(({ post }) => post.language ?? ''), ...(await listSiteLanguages(deps))].filter(Boolean),
  )
  const items = await toSyndicatedItems(deps, entries, { language, reader })
  // A feed of a tag has posts of many people, whose threads are in their own feeds. A private feed is without those whom its
  // reader blocks, and a braid cannot leave one out.
  const braids = 'tag' in subject || reader ? [] : await loadBraidItems(deps, rows, language)
  const firstUrl = `${env.ORIGIN}${reader ? getPrivateFeedPath(reader.token, format) : getSyndicationPath(subject.target, format)}`
  const toPageUrl = (cursor: string) =>
    `${firstUrl}?${new URLSearchParams({ [SYNDICATION_PAGE_PARAM]: cursor })}`
  const hasLocked = entries.some(({ post }) => post.price?.locked)
  const channel = describeFeed(env.ORIGIN, subject, language)
  return {
    ...channel,
    guid: await computePodcastGuid(`${new URL(env.ORIGIN).host}/feeds/${subject.target.type}/${subject.key}`),
    selfUrl: before === undefined ? firstUrl : toPageUrl(before),
    nextUrl: next === null ? null : toPageUrl(`${next.createdAt}.${next.id}`),
    firstUrl,
    language,
    coverUrl: `${env.ORIGIN}${getFeedCoverPath(subject)}`,
    funding: hasLocked ? { url: channel.link, text: translateTo(language, () => SHARE.listenToAll) } : null,
    hubUrl: reader ? null : (env.WEBSUB_HUB ?? null),
    isPrivate: reader !== undefined,
    items: withBraids(items, braids),
  }
}

/** The own cover of a post where podcast apps take it, else the drawn one. */
function getFeedCoverPath(subject: SyndicationSubject): string {
  return ('post' in subject && findFeedCoverPath(subject.post)) || getDrawnCoverPath(subject.target)
}

type BraidItem = { rootId: string; item: SyndicatedItem }

/** Threads of these posts that are played as one, where their authors allow it. */
async function loadBraidItems(
  deps: Pick<AppDeps, 'db' | 'clock' | 'env'>,
  rows: readonly SyndicatedRow[],
  language: Language,
): Promise<BraidItem[]> {
  const roots = rows.filter(({ post }) => post.allowsBraid && post.parentId === null && post.replyCount > 0)
  const found: BraidItem[] = []
  for (const { post } of roots.slice(0, BRAIDS_PER_PAGE)) {
    const braid = await findBraid(deps, post.id)
    if (braid) found.push({ rootId: post.id, item: toBraidItem(deps.env.ORIGIN, braid, language) })
  }
  return found
}

/** Puts each thread before its first post. */
function withBraids(items: readonly SyndicatedItem[], braids: readonly BraidItem[]): SyndicatedItem[] {
  return items.flatMap((item) => {
    const braid = braids.find(({ rootId }) => rootId === item.id)
    return braid ? [braid.item, item] : [item]
  })
}

async function listSiteLanguages(deps: Pick<AppDeps, 'db' | 'clock'>): Promise<readonly Language[]> {
  return (await getSiteSettings(deps)).languages
}

type Listed = { rows: SyndicatedRow[]; next: CursorPosition | null }

async function listRows(
  deps: Pick<AppDeps, 'db'>,
  subject: SyndicationSubject,
  page: SyndicationPage,
): Promise<Listed> {
  if ('tag' in subject) return toListed(await listTaggedPosts(deps.db, subject.tag, page), page)
  if ('person' in subject) return listPersonRows(deps, subject.person, page)
  const { id, kind } = subject.post
  if (getKind(kind).hasRecordings) return toListed(await listSyndicatedRecordings(deps.db, id, page), page)
  const [added, [first]] = await deps.db.batch([
    listChainPosts(deps.db, { id, kind }, page),
    findFirstOfChain(deps.db, id, page),
  ])
  const listed = toListed(added, page)
  // The first post is the oldest: on the last page.
  return listed.next === null && first ? { ...listed, rows: [...listed.rows, first] } : listed
}

async function listPersonRows(
  { db }: Pick<AppDeps, 'db'>,
  { id, expiringSyndicatedSince }: ProfileRow,
  page: SyndicationPage,
): Promise<Listed> {
  const kinds = SOUNDING_KINDS.filter(
    (kind) => getKind(kind).lifeHours === null || expiringSyndicatedSince !== null,
  )
  const [first, ...rest] = listAuthorStatements(db, id, kinds, page)
  const found = first ? (await db.batch([first, ...rest])).flat() : []
  const byId = new Map(found.map((row) => [row.post.id, row]))
  const newest = mergeNewest([found.map(({ post }) => post)], page.limit)
  return toListed(
    newest.flatMap((post) => byId.get(post.id) ?? []),
    page,
  )
}

function toListed(found: readonly SyndicatedRow[], { limit }: SyndicationPage): Listed {
  const rows = found.slice(0, limit - 1)
  const last = rows.at(-1)
  return { rows, next: found.length === limit && last ? { createdAt: last.place, id: last.post.id } : null }
}
