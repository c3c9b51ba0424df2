/** Posts: feeds, one by its id, and the statements that write and delete them. Every read asks `visiblePosts`. */
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  notInArray,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import { HOUR_MS } from '../../domain/expiry'
import { KIND_NAMES, type Kind, kindOf } from '../../domain/kinds'
import { media } from '../media/media.table'
import type { Database } from '../tools/db'
import { authorNow } from './authors.repo'
import { takenFromOwlcast } from './owlcasts.repo'
import { posts } from './posts.table'
import { type Looker, visiblePosts } from './visible-posts'

export type PostRow = typeof posts.$inferSelect
export type NewPostRow = typeof posts.$inferInsert
/** Posts that stand in a public list of their own; in the words of the partial index `posts_feed`. */
const listed = sql`${posts.visibility} = 'public' and ${posts.parentId} is null and ${posts.owlcastId} is null and ${posts.hiddenAt} is null`

/** Reads one row, whatever it is: fails where the table cannot be reached. */
export function anyPost(db: Database) {
  return db.select({ id: posts.id }).from(posts).limit(1)
}

/** Where a page ended. */
export type Place = { createdAt: number; id: string }

/** One page of a public feed, newest first. */
export function listFeed(db: Database, kind: Kind, now: number, limit: number, after?: Place) {
  return db
    .select()
    .from(posts)
    .where(and(isOnPage(kind, now, after), visiblePosts(null, now, { by: 'list' })))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(limit)
}

/** Listed, of this kind, and past this place. What fades is bound by its longest life, so dead rows are not read. */
export function isOnPage(kind: Kind, now: number, after: Place | undefined): SQL | undefined {
  const { lifeHours } = kindOf(kind)
  return and(
    eq(posts.kind, kind),
    listed,
    lifeHours === null
      ? undefined
      : gte(posts.createdAt, now - Math.max(lifeHours.free, lifeHours.pro) * HOUR_MS),
    after && sql`(${posts.createdAt}, ${posts.id}) < (${after.createdAt}, ${after.id})`,
  )
}

/** One post by its id, as this viewer may see it. */
export async function findPost(
  db: Database,
  viewer: Looker,
  now: number,
  id: string,
): Promise<PostRow | null> {
  const [row] = viewer ? await askPost(db, viewer, now, id) : await visitorQuery(db).all({ now, id })
  return row ?? null
}

function askPost(db: Database, viewer: Looker, now: number | Placeholder, id: string | Placeholder) {
  return db
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), visiblePosts(viewer, now, { by: 'link' })))
}

// Whoever follows a link is a visitor first: its SQL is written once.
const visitorQueries = new WeakMap<Database, ReturnType<typeof prepareVisitorQuery>>()

function visitorQuery(db: Database) {
  const known = visitorQueries.get(db)
  if (known) return known
  const made = prepareVisitorQuery(db)
  visitorQueries.set(db, made)
  return made
}

function prepareVisitorQuery(db: Database) {
  return askPost(db, null, sql.placeholder('now'), sql.placeholder('id')).prepare()
}

/** What some posts are called, as far as this viewer may see them. */
export function findTitles(db: Database, viewer: Looker, now: number, ids: readonly string[]) {
  const { id, kind, title } = posts
  return db
    .select({ id, kind, title })
    .from(posts)
    .where(
      and(
        inArray(id, sql`(select value from json_each(${JSON.stringify(ids)}))`),
        visiblePosts(viewer, now, { by: 'link' }),
      ),
    )
}

/** A post whatever became of it, for its author and for moderators only. */
export async function findToDelete(db: Database, id: string) {
  const { authorId, mediaId, clipMediaId, sourceMediaId } = posts
  // Named by hand: among selected fields a column comes without its table, and would be the inner one's.
  const ownerOf = sql<string | null>`(select o.author_id from ${posts} o where o.id = posts.owlcast_id)`
  const [row] = await db
    .select({ authorId, owlcastOwnerId: ownerOf, mediaId, clipMediaId, sourceMediaId })
    .from(posts)
    .where(eq(posts.id, id))
  return row ?? null
}

/** What goes with an owlcast: all that was recorded in it. */
export function recordingsToDelete(db: Database, owlcastId: string) {
  const { id, mediaId, clipMediaId, sourceMediaId } = posts
  return db
    .select({ id, mediaId, clipMediaId, sourceMediaId })
    .from(posts)
    .where(eq(posts.owlcastId, owlcastId))
}

/**
 * The statement that writes a post, for the batch that publishes it. It takes its seconds from the author's stored
 * upload: where there is none, the column's NOT NULL fails, and all of the batch with it. Without an upload they are the
 * row's own, those of a track. A recording is as open and as dear as its owlcast, by the same means, and its author is
 * called and looks as at this moment.
 */
export function addPost(db: Database, row: NewPostRow) {
  const { owlcastId, authorId, visibility = 'public' } = row
  const upload = sql`(select seconds from ${media}
    where id = ${row.mediaId} and owner_id = ${row.authorId} and state = 'stored')`
  return db.insert(posts).values({
    ...row,
    ...authorNow(row.authorId),
    ...(row.mediaId ? { seconds: upload } : {}),
    ...(owlcastId ? takenFromOwlcast({ owlcastId, authorId, visibility }) : {}),
  })
}

/** Ids of posts that have faded, the oldest first. */
export function fadedPosts(db: Database, now: number, limit: number) {
  return db
    .select({
      id: posts.id,
      mediaId: posts.mediaId,
      clipMediaId: posts.clipMediaId,
      sourceMediaId: posts.sourceMediaId,
    })
    .from(posts)
    .where(lte(posts.expiresAt, now))
    .orderBy(asc(posts.expiresAt))
    .limit(limit)
}

/** Those of these podcast files that no post uses but these. */
export async function findUnsharedSources(
  db: Database,
  sourceIds: readonly string[],
  postIds: readonly string[],
): Promise<string[]> {
  const others = db
    .select({ id: posts.sourceMediaId })
    .from(posts)
    .where(
      and(
        inArray(posts.sourceMediaId, sql`(select value from json_each(${JSON.stringify(sourceIds)}))`),
        notInArray(posts.id, sql`(select value from json_each(${JSON.stringify(postIds)}))`),
      ),
    )
  const shared = new Set((await others).map(({ id }) => id))
  return sourceIds.filter((id) => !shared.has(id))
}

/** The statement that deletes posts; triggers follow with full text, counters and connections. */
export function dropPosts(db: Database, ids: string[]) {
  return db.delete(posts).where(inArray(posts.id, sql`(select value from json_each(${JSON.stringify(ids)}))`))
}

/** The newest posts of all public lists: a few of each, in one batch, merged. */
export async function listRecent(db: Database, now: number, limit: number): Promise<PostRow[]> {
  const [first, ...rest] = KIND_NAMES.filter((kind) => kindOf(kind).publicFeed).map((kind) =>
    listFeed(db, kind, now, limit),
  )
  const lists = first ? await db.batch([first, ...rest]) : []
  return lists
    .flat()
    .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
    .slice(0, limit)
}

/** Samples that will still be heard at that time. */
export function livingSamples(db: Database, at: number) {
  return db
    .select({ title: posts.title })
    .from(posts)
    .where(and(eq(posts.sample, true), or(isNull(posts.expiresAt), gt(posts.expiresAt, at))))
}

/** The statement that finds a sample by its title. */
export function sampleCalled(db: Database, title: string) {
  return db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.sample, true), eq(posts.title, title)))
}
