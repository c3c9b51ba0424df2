/** The one door to posts. Every read goes through `visiblePosts`, so no reader can forget who is looking. */
import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { KIND_NAMES, type Kind, kindOf } from '../../domain/kinds'
import { FEED_CHANNEL, userChannel } from '../../domain/live'
import { media } from '../media/media.table'
import type { Database } from '../tools/db'
import { connections, posts } from './posts.table'

export type PostRow = typeof posts.$inferSelect
export type NewPostRow = typeof posts.$inferInsert
/** Who is looking; null is a visitor. */
export type Looker = { id: string } | null
/** `list`: found by looking around. `link`: asked for by its id, which unlisted posts allow. */
export type Way = { by: 'list' | 'link' }

/**
 * THE visibility rule. Public posts for everyone, unlisted ones by link, private ones for author and recipient;
 * never what has faded or was hidden, nor a reply none of whose parents lives.
 */
export function visiblePosts(viewer: Looker, now: number, { by }: Way): SQL | undefined {
  return and(
    isNull(posts.hiddenAt),
    alive(now),
    or(
      sql`${posts.visibility} = 'public'`,
      by === 'link' ? sql`${posts.visibility} = 'unlisted'` : undefined,
      viewer ? eq(posts.authorId, viewer.id) : undefined,
      viewer ? eq(posts.recipientId, viewer.id) : undefined,
    ),
    or(isNull(posts.parentId), hasLivingRoot(now)),
  )
}

const alive = (now: number) => or(isNull(posts.expiresAt), gt(posts.expiresAt, now))

/** Climbs from parent to living parent; a reply lives while one of these ways ends at a post of its own. */
function hasLivingRoot(now: number): SQL {
  return sql`exists (
    with recursive climb (id, parent_id) as (
      select p.id, p.parent_id from ${connections} c join ${posts} p on p.id = c.parent_id
        where c.child_id = ${posts.id} and p.hidden_at is null and (p.expires_at is null or p.expires_at > ${now})
      union
      select p.id, p.parent_id from climb
        join ${connections} c on c.child_id = climb.id join ${posts} p on p.id = c.parent_id
        where climb.parent_id is not null and p.hidden_at is null and (p.expires_at is null or p.expires_at > ${now})
    ) select 1 from climb where parent_id is null)`
}

/** Posts that stand in a public list of their own; in the words of the partial index `posts_feed`. */
const listed = sql`${posts.visibility} = 'public' and ${posts.parentId} is null and ${posts.owlcastId} is null and ${posts.hiddenAt} is null`

/** Reads one row, whatever it is: fails where the table cannot be reached. */
export function anyPost(db: Database) {
  return db.select({ id: posts.id }).from(posts).limit(1)
}

/** Where a page ended. */
export type Place = { createdAt: number; id: string }

/** One page of a public feed, newest first. What fades is bound by its longest life, so dead rows are not read. */
export function listFeed(db: Database, kind: Kind, now: number, limit: number, after?: Place) {
  const { lifeHours } = kindOf(kind)
  const oldest = lifeHours === null ? undefined : now - Math.max(lifeHours.free, lifeHours.pro) * 3_600_000
  return db
    .select()
    .from(posts)
    .where(
      and(
        eq(posts.kind, kind),
        listed,
        oldest === undefined ? undefined : gte(posts.createdAt, oldest),
        after ? sql`(${posts.createdAt}, ${posts.id}) < (${after.createdAt}, ${after.id})` : undefined,
        visiblePosts(null, now, { by: 'list' }),
      ),
    )
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(limit)
}

/** One post by its id, as this viewer may see it. */
export async function findPost(
  db: Database,
  viewer: Looker,
  now: number,
  id: string,
): Promise<PostRow | null> {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), visiblePosts(viewer, now, { by: 'link' })))
  return row ?? null
}

/** A post whatever became of it, for its author and for moderators only. */
export async function findToDelete(db: Database, id: string) {
  const { authorId, mediaId } = posts
  const [row] = await db.select({ authorId, mediaId }).from(posts).where(eq(posts.id, id))
  return row ?? null
}

/** A recording and the post this viewer may hear it in, if there is one. */
export async function findHeard(db: Database, viewer: Looker, now: number, mediaId: string) {
  const heardIn = and(eq(posts.mediaId, media.id), visiblePosts(viewer, now, { by: 'link' }))
  const [row] = await db
    .select({ media, post: { visibility: posts.visibility, expiresAt: posts.expiresAt } })
    .from(media)
    .leftJoin(posts, heardIn)
    .where(eq(media.id, mediaId))
    .limit(1)
  return row ?? null
}

/**
 * The statement that writes a post, for the batch that publishes it. It takes its seconds from the author's stored
 * upload: where there is none, the column's NOT NULL fails, and all of the batch with it.
 */
export function addPost(db: Database, row: NewPostRow) {
  const upload = sql`(select seconds from ${media}
    where id = ${row.mediaId} and owner_id = ${row.authorId} and state = 'stored')`
  return db.insert(posts).values({ ...row, seconds: row.mediaId ? upload : 0 })
}

/** Ids of posts that have faded, the oldest first. */
export function fadedPosts(db: Database, now: number, limit: number) {
  return db
    .select({ id: posts.id, mediaId: posts.mediaId })
    .from(posts)
    .where(lte(posts.expiresAt, now))
    .orderBy(asc(posts.expiresAt))
    .limit(limit)
}

/** The statement that deletes posts; triggers follow with full text, counters and connections. */
export function dropPosts(db: Database, ids: string[]) {
  return db.delete(posts).where(inArray(posts.id, sql`(select value from json_each(${JSON.stringify(ids)}))`))
}

/** Whom the deletion of these posts concerns: the source of the events, read before the rows go. */
export const audience = (ids: string[]) => sql`
  select case when visibility = 'public' then ${FEED_CHANNEL} else ${userChannel('')} || author_id end as channel, kind, id from ${posts}
    where id in (select value from json_each(${JSON.stringify(ids)}))
  union all
  select ${userChannel('')} || recipient_id, kind, id from ${posts}
    where visibility <> 'public' and recipient_id is not null and id in (select value from json_each(${JSON.stringify(ids)}))`

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
    .where(and(eq(posts.sample, true), gt(posts.expiresAt, at)))
}
