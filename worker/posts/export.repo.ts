/** Everything a user posted and received, oldest first, read a few rows at a time. */
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { EXPORT_ROWS_PER_READ } from '../../domain/limits'
import { media } from '../media/media.table'
import { profiles } from '../people/people.table'
import type { Database } from '../tools/db'
import { type Reader, toAddress } from './messages.repo'
import { posts } from './posts.table'
import { isMessage, visiblePosts } from './visible-posts'

export type Told = Awaited<ReturnType<typeof read>>[number]
type Place = { createdAt: number; seq: number }

const clip = alias(media, 'clip')

/** The user's own posts that are not messages, including expired and hidden ones. */
export function ownVoices(db: Database, { id }: Reader): AsyncGenerator<Told> {
  return walk(db, and(eq(posts.authorId, id), sql`not ${isMessage}`))
}

/** Messages the user sent, and those they received including requests, merged by time. */
export function ownMessages(db: Database, reader: Reader, now: number): AsyncGenerator<Told> {
  const { id, addresses } = reader
  const seen = visiblePosts({ id, addresses }, now, { by: 'list', requests: true })
  const ways = [eq(posts.recipientId, id), ...addresses.map(toAddress)]
  return merged([
    walk(db, and(eq(posts.authorId, id), isMessage)),
    ...ways.map((way) => walk(db, and(way, sql`${posts.authorId} <> ${id}`, seen))),
  ])
}

/** Number of audio and image files, and an estimate of the whole export in bytes. */
export async function weighOwn(db: Database, reader: Reader, now: number) {
  const { id, addresses } = reader
  const seen = visiblePosts({ id, addresses }, now, { by: 'list', requests: true })
  const ways = [eq(posts.recipientId, id), ...addresses.map(toAddress)].map(
    (way) => sql`select media_id from ${posts} where ${and(way, sql`media_id is not null`, seen)}`,
  )
  const [row] = await db
    .select({ files: sql<number>`count(*)`, bytes: sql<number>`coalesce(sum(bytes), 0)` })
    .from(media)
    .where(sql`(owner_id = ${id} and state = 'attached') or ${media.id} in (${sql.join(ways, sql` union `)})`)
  const { files = 0, bytes = 0 } = row ?? {}
  return { files, bytes: bytes + PAGE_BYTES + files * ROW_BYTES }
}

/** Rough size in bytes of the page with its lists, and of each row. */
const PAGE_BYTES = 10_000
const ROW_BYTES = 2500

async function* walk(db: Database, which: SQL | undefined): AsyncGenerator<Told> {
  let place: Place | null = null
  for (;;) {
    const rows: Told[] = await read(db, which, place)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < EXPORT_ROWS_PER_READ) return
    place = last.post
  }
}

function read(db: Database, which: SQL | undefined, after: Place | null) {
  const later = after && sql`(${posts.createdAt}, ${posts.seq}) > (${after.createdAt}, ${after.seq})`
  return db
    .select({ post: posts, sound: media, clip, recipientName: profiles.username })
    .from(posts)
    .leftJoin(media, eq(media.id, posts.mediaId))
    .leftJoin(profiles, eq(profiles.id, posts.recipientId))
    .leftJoin(clip, eq(clip.id, posts.clipMediaId))
    .where(and(which, later ?? undefined))
    .orderBy(asc(posts.createdAt), asc(posts.seq))
    .limit(EXPORT_ROWS_PER_READ)
}

/** Merges sorted lists into one. */
async function* merged(lists: AsyncGenerator<Told>[]): AsyncGenerator<Told> {
  const heads = await Promise.all(
    lists.map(async (list) => ({ list, next: (await list.next()) as IteratorResult<Told, void> })),
  )
  for (;;) {
    const [first] = heads
      .flatMap((head) => (head.next.done ? [] : [{ head, row: head.next.value }]))
      .sort((a, b) => a.row.post.createdAt - b.row.post.createdAt || a.row.post.seq - b.row.post.seq)
    if (!first) return
    yield first.row
    first.head.next = await first.head.list.next()
  }
}
