/** Posts: feeds, one by id, and the statements that insert and delete them. Every read uses `visiblePosts`. */

import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  lte,
  notInArray,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import { getKind, KIND_NAMES, type Kind } from '../../domain/kinds'
import { VISIBILITIES, type Visibility } from '../../domain/posts/audience'
import { isMorePublic } from '../../domain/posts/visibility-history'
import { HOUR_MS } from '../../domain/time/units'
import { isUnexpired, selectValues } from '../database/predicates'
import { collaborators } from '../database/tables/invitations.table'
import { media } from '../database/tables/media.table'
import { FILE_COLUMNS, posts } from '../database/tables/posts.table'
import type { CursorPosition } from '../http/cursor'
import { type Database, prepareOnce } from '../tools/db'
import { type Viewer, type VisibilityOptions, visiblePosts } from './access/visible-posts'
import { selectAuthorColumns } from './authors.repo'

export type PostRow = typeof posts.$inferSelect
/** The files that are deleted with a post. */
export type PostFiles = Pick<PostRow, keyof typeof FILE_COLUMNS>
export type NewPostRow = typeof posts.$inferInsert
/** Posts with a place in a public list; same wording as the partial index `posts_feed`. */
const isListed = sql`${posts.visibility} = 'public' and ${posts.parentId} is null and ${posts.owlcastId} is null and ${posts.hiddenAt} is null`

/** Reads any row: fails if the table cannot be reached. */
export function findAnyPost(db: Database) {
  return db.select({ id: posts.id }).from(posts).limit(1)
}

/** Returns a page of a public feed, newest first. `condition`: of these posts only. */
export function listFeed(
  db: Database,
  kind: Kind,
  now: number,
  limit: number,
  { after, condition }: { after?: CursorPosition | undefined; condition?: SQL } = {},
) {
  return db
    .select()
    .from(posts)
    .where(and(isOnPage(kind, now, after), visiblePosts(null, now, { by: 'list' }), condition))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(limit)
}

/**
 * Listed, of this kind, and after this position. Posts that expire are limited to their longest lifetime, so that
 * expired rows are not read.
 */
export function isOnPage(kind: Kind, now: number, after: CursorPosition | undefined): SQL | undefined {
  const { lifeHours } = getKind(kind)
  return and(
    eq(posts.kind, kind),
    isListed,
    lifeHours === null
      ? undefined
      : gte(posts.createdAt, now - Math.max(lifeHours.free, lifeHours.pro) * HOUR_MS),
    after && sql`(${posts.createdAt}, ${posts.id}) < (${after.createdAt}, ${after.id})`,
  )
}

/** Finds a post by id, if the viewer may see it. */
export async function findPost(
  db: Database,
  viewer: Viewer,
  now: number,
  id: string,
): Promise<PostRow | null> {
  const [row] = viewer ? await selectPost(db, viewer, now, id) : await getVisitorQuery(db).all({ now, id })
  return row ?? null
}

function selectPost(db: Database, viewer: Viewer, now: number | Placeholder, id: string | Placeholder) {
  return db
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), visiblePosts(viewer, now, { by: 'link' })))
}

// Most links are opened by visitors.
const getVisitorQuery = prepareOnce((db) =>
  selectPost(db, null, sql.placeholder('now'), sql.placeholder('id')).prepare(),
)

/** Columns that the name of a post follows from. */
export const NAME_COLUMNS = {
  kind: posts.kind,
  subtype: posts.subtype,
  owlcastId: posts.owlcastId,
  title: posts.title,
  content: posts.content,
  transcript: posts.transcript,
  priceCents: posts.priceCents,
}

/** What names some posts, as far as the viewer may see them; `by: 'list'` leaves out unlisted posts of others. */
export function listNameRows(
  db: Database,
  viewer: Viewer,
  now: number,
  ids: readonly string[],
  { by }: Pick<VisibilityOptions, 'by'> = { by: 'link' },
) {
  return db
    .select({ id: posts.id, seconds: posts.seconds, ...NAME_COLUMNS })
    .from(posts)
    .where(and(inArray(posts.id, selectValues(ids)), visiblePosts(viewer, now, { by })))
}

/** A post regardless of visibility; only for deleting. */
export async function findPostToDelete(db: Database, id: string) {
  const { authorId, visibility } = posts
  // Written by hand: drizzle drops the table name of selected columns, which would then refer to `o`.
  const owlcastOwnerId = sql<
    string | null
  >`(select o.author_id from ${posts} o where o.id = posts.owlcast_id)`
  const [row] = await db
    .select({ authorId, visibility, owlcastOwnerId: owlcastOwnerId, ...FILE_COLUMNS })
    .from(posts)
    .where(eq(posts.id, id))
  return row ?? null
}

/** Recordings of an owlcast, which are deleted with it. */
export function listRecordingsToDelete(db: Database, owlcastId: string) {
  return db
    .select({ id: posts.id, ...FILE_COLUMNS })
    .from(posts)
    .where(eq(posts.owlcastId, owlcastId))
}

/**
 * Statement that inserts a post, for the publishing batch. `seconds` is read from the author's stored upload; without
 * such an upload NOT NULL fails the whole batch. A post without an upload keeps its own value, that of its track.
 * Visibility and price of a recording are read from its owlcast, author columns from the profile.
 */
export function addPost(db: Database, row: NewPostRow) {
  const { owlcastId, authorId, visibility = 'public' } = row
  const upload = sql`(select seconds from ${media}
    where id = ${row.mediaId} and owner_id = ${row.authorId} and state = 'stored')`
  return db.insert(posts).values({
    ...row,
    ...selectAuthorColumns(row.authorId),
    ...(row.mediaId ? { seconds: upload } : {}),
    ...(owlcastId ? deriveFromOwlcast({ owlcastId, authorId, visibility }) : {}),
  })
}

/** Posts that expired, oldest first. */
export function listExpiredPosts(db: Database, now: number, limit: number) {
  return db
    .select({ id: posts.id, ...FILE_COLUMNS })
    .from(posts)
    .where(lte(posts.expiresAt, now))
    .orderBy(asc(posts.expiresAt))
    .limit(limit)
}

/** Those of these podcast files that no other post uses. */
export async function findUnsharedSources(
  db: Database,
  sourceIds: readonly string[],
  postIds: readonly string[],
): Promise<string[]> {
  const others = db
    .select({ id: posts.sourceMediaId })
    .from(posts)
    .where(
      and(inArray(posts.sourceMediaId, selectValues(sourceIds)), notInArray(posts.id, selectValues(postIds))),
    )
  const shared = new Set((await others).map(({ id }) => id))
  return sourceIds.filter((id) => !shared.has(id))
}

/** Statement that deletes posts; triggers update full text and counters, foreign keys delete connections. */
export function deletePosts(db: Database, ids: string[]) {
  return db.delete(posts).where(inArray(posts.id, selectValues(ids)))
}

/** The newest posts of all public lists, read in one batch and merged. */
export async function listRecent(db: Database, now: number, limit: number): Promise<PostRow[]> {
  const [first, ...rest] = KIND_NAMES.filter((kind) => getKind(kind).publicFeed).map((kind) =>
    listFeed(db, kind, now, limit),
  )
  return mergeNewest(first ? await db.batch([first, ...rest]) : [], limit)
}

/** Public posts with a sound of their own and without a price, by when they expire. */
export function listLeaving(db: Database, now: number, limit: number) {
  return db
    .select()
    .from(posts)
    .where(and(isListedUntil(now), isNotNull(posts.mediaId), eq(posts.priceCents, 0)))
    .orderBy(asc(posts.expiresAt))
    .limit(limit)
}

/** The tags of public posts that expire, of those that live longest. */
export function listTagsOfExpiring(db: Database, now: number, limit: number) {
  return db
    .select({ tags: posts.tags })
    .from(posts)
    .where(isListedUntil(now))
    .orderBy(desc(posts.expiresAt))
    .limit(limit)
}

const isListedUntil = (now: number): SQL | undefined =>
  and(gt(posts.expiresAt, now), isListed, visiblePosts(null, now, { by: 'list' }))

/** The newest posts of several lists. */
export function mergeNewest(lists: readonly PostRow[][], limit: number): PostRow[] {
  return lists
    .flat()
    .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
    .slice(0, limit)
}

/** Sample posts that will not have expired by then (ms). */
export function listLiveSamples(db: Database, at: number) {
  return db
    .select({ title: posts.title })
    .from(posts)
    .where(and(eq(posts.sample, true), isUnexpired('posts', at)))
}

/** Statement that finds a sample post by its title. */
export function findSampleByTitle(db: Database, title: string) {
  return db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.sample, true), eq(posts.title, title)))
}

type NewRecording = { owlcastId: string; authorId: string; visibility: Visibility }

/**
 * Subqueries for the columns a new recording inherits. They are null if the author no longer works on the owlcast, or
 * if it is deleted or more public than the author saw; NOT NULL then fails the whole batch.
 */
function deriveFromOwlcast({ owlcastId, authorId, visibility }: NewRecording) {
  const noMorePublic = JSON.stringify(VISIBILITIES.filter((level) => !isMorePublic(level, visibility)))
  const selectColumn = (column: 'visibility' | 'price_cents') =>
    sql`(select ${sql.raw(`o.${column}`)} from ${posts} o where o.id = ${owlcastId} and o.hidden_at is null
      and o.visibility in (select value from json_each(${noMorePublic}))
      and exists (select 1 from ${collaborators} w where w.post_id = o.id and w.user_id = ${authorId}))`
  return { visibility: selectColumn('visibility'), priceCents: selectColumn('price_cents') }
}
