/** Finding posts by their words: the public ones in full text, a person's private ones among their newest. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { KIND_NAMES } from '../../domain/kinds'
import { PERSONAL_SEARCH_POSTS, QUICK_SEARCH_PER_KIND } from '../../domain/limits'
import { withinKind } from '../../domain/search'
import type { Database } from '../tools/db'
import { toAddress } from './messages.repo'
import type { PostRow } from './posts.repo'
import { posts } from './posts.table'
import { isMessage, type Looker, visiblePosts } from './visible-posts'

/** Public posts that a full-text query finds for this viewer, newest first. The index holds no others. */
export async function findPublic(
  db: Database,
  viewer: Looker,
  now: number,
  query: string,
  limit: number,
): Promise<PostRow[]> {
  const rows = await db
    .select({ post: posts })
    .from(posts)
    .innerJoin(sql`posts_fts`, sql`posts_fts.rowid = ${posts.seq}`)
    .where(and(sql`posts_fts match ${query}`, visiblePosts(viewer, now, { by: 'list' })))
    .orderBy(sql`posts_fts.rowid desc`)
    .limit(limit)
  return rows.map(({ post }) => post)
}

/** The newest posts of a person and those written to them, private ones too. */
export async function listPersonal(db: Database, viewer: Looker, now: number): Promise<PostRow[]> {
  const { id = null, addresses = [] } = viewer ?? {}
  const newest = (mine: SQL | undefined) =>
    db
      .select()
      .from(posts)
      .where(and(mine, visiblePosts(viewer, now, { by: 'link' })))
      .orderBy(desc(posts.createdAt))
      .limit(PERSONAL_SEARCH_POSTS)
  const [first, ...rest] = [
    ...(id === null ? [] : [eq(posts.authorId, id), eq(posts.recipientId, id)]),
    ...addresses.map(toAddress),
  ].map(newest)
  return first ? (await db.batch([first, ...rest])).flat() : []
}

/** What a quick jump needs to know of a post. */
const HIT = {
  id: posts.id,
  kind: posts.kind,
  title: posts.title,
  content: posts.content,
  tags: posts.tags,
  transcript: posts.transcript,
  authorId: posts.authorId,
  authorName: posts.authorName,
  authorUsername: posts.authorUsername,
  recipientId: posts.recipientId,
  recipientEmail: posts.recipientEmail,
  recipientPhone: posts.recipientPhone,
  seconds: posts.seconds,
  recordingCount: posts.recordingCount,
  chainCount: posts.chainCount,
  priceCents: posts.priceCents,
  createdAt: posts.createdAt,
  expiresAt: posts.expiresAt,
}
export type HitRow = Pick<PostRow, keyof typeof HIT>

/** The newest public posts of each kind that a full-text query finds. */
export async function findOfEachKind(
  db: Database,
  viewer: Looker,
  now: number,
  query: string,
): Promise<HitRow[]> {
  const [first, ...rest] = KIND_NAMES.map((name) =>
    db
      .select(HIT)
      .from(posts)
      .innerJoin(sql`posts_fts`, sql`posts_fts.rowid = ${posts.seq}`)
      .where(and(sql`posts_fts match ${withinKind(query, name)}`, visiblePosts(viewer, now, { by: 'list' })))
      .orderBy(sql`posts_fts.rowid desc`)
      .limit(QUICK_SEARCH_PER_KIND),
  )
  return first ? (await db.batch([first, ...rest])).flat() : []
}

/** The newest messages from and to a person (C16); each way to be named walks its own index. */
export async function listOwnMessages(
  db: Database,
  { id: ownId, addresses }: { id: string; addresses: readonly string[] },
  now: number,
): Promise<HitRow[]> {
  const visible = visiblePosts({ id: ownId, addresses }, now, { by: 'list' })
  const newest = (way: SQL | undefined) =>
    db
      .select(HIT)
      .from(posts)
      .where(and(way, visible))
      .orderBy(desc(posts.createdAt))
      .limit(PERSONAL_SEARCH_POSTS)
  const sent = newest(and(eq(posts.authorId, ownId), isMessage))
  const received = [eq(posts.recipientId, ownId), ...addresses.map(toAddress)].map(newest)
  return (await db.batch([sent, ...received])).flat()
}
