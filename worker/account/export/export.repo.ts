/** Everything a user posted and received, oldest first, read a few rows at a time. */
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { EXPORT_ROWS_PER_READ } from '../../../domain/account/account.limits'
import type { ConnectionType } from '../../../domain/posts/connections'
import { isMessage } from '../../database/predicates'
import { media } from '../../database/tables/media.table'
import { profiles } from '../../database/tables/people.table'
import { connections, posts } from '../../database/tables/posts.table'
import { transcripts } from '../../database/tables/transcripts.table'
import { isToAddress, type Reader, visiblePosts } from '../../posts/access/visible-posts'
import type { PostRow } from '../../posts/posts.repo'
import type { Database } from '../../tools/db'

export type ExportedPost = Awaited<ReturnType<typeof selectPage>>[number]
type ExportPosition = { createdAt: number; seq: number }

const clip = alias(media, 'clip')
const cover = alias(media, 'cover')
const SPOKEN_COLUMNS = {
  text: transcripts.text,
  language: transcripts.language,
  wordsKey: transcripts.wordsKey,
}

/** A parent of an exported reply; `startMs` and `endMs` are the part that it refers to, null for all of it. */
type ExportedParent = { id: string; type: ConnectionType; startMs: number | null; endMs: number | null }

/** The parents of a post, the primary one first. */
const PARENTS = sql<string>`(select json_group_array(json_object('id', c.parent_id, 'type', c.type,
    'startMs', c.moment_start_ms, 'endMs', c.moment_end_ms) order by c.position)
  from ${connections} c where c.child_id = posts.id)`.mapWith(
  (list: string): ExportedParent[] => JSON.parse(list) as ExportedParent[],
)

/** Adds to posts what their rows do not say. */
type CompletePosts = (posts: PostRow[]) => Promise<PostRow[]>

/** The user's own posts that are not messages, including expired and hidden ones. */
export function readOwnPosts(
  db: Database,
  { id }: Reader,
  complete?: CompletePosts,
): AsyncGenerator<ExportedPost> {
  return readPages(db, and(eq(posts.authorId, id), sql`not ${isMessage('posts')}`), complete)
}

/** Messages the user sent, and those they received including requests, merged by time. */
export function readOwnMessages(db: Database, reader: Reader, now: number): AsyncGenerator<ExportedPost> {
  const { id, addresses } = reader
  const isVisible = visiblePosts({ id, addresses, scopes: reader.scopes }, now, {
    by: 'list',
    requests: true,
  })
  const conditions = [eq(posts.recipientId, id), ...addresses.map(isToAddress)]
  return mergeByTime([
    readPages(db, and(eq(posts.authorId, id), isMessage('posts'))),
    ...conditions.map((condition) =>
      readPages(db, and(condition, sql`${posts.authorId} <> ${id}`, isVisible)),
    ),
  ])
}

/** Number of audio and image files, and an estimate of the whole export in bytes. */
export async function measureExport(db: Database, reader: Reader, now: number) {
  const { id, addresses } = reader
  const isVisible = visiblePosts({ id, addresses, scopes: reader.scopes }, now, {
    by: 'list',
    requests: true,
  })
  const conditions = [eq(posts.recipientId, id), ...addresses.map(isToAddress)].map(
    (condition) =>
      sql`select media_id from ${posts} where ${and(condition, sql`media_id is not null`, isVisible)}`,
  )
  const [row] = await db
    .select({ files: sql<number>`count(*)`, bytes: sql<number>`coalesce(sum(bytes), 0)` })
    .from(media)
    .where(
      sql`(owner_id = ${id} and state = 'attached') or ${media.id} in (${sql.join(conditions, sql` union `)})`,
    )
  const { files = 0, bytes = 0 } = row ?? {}
  return { files, bytes: bytes + PAGE_BYTES + files * ROW_BYTES }
}

/** Rough size in bytes of the page with its lists, and of each row. */
const PAGE_BYTES = 10_000
const ROW_BYTES = 2500

async function* readPages(
  db: Database,
  condition: SQL | undefined,
  complete: CompletePosts = async (rows) => rows,
): AsyncGenerator<ExportedPost> {
  let position: ExportPosition | null = null
  for (;;) {
    const rows: ExportedPost[] = await selectPage(db, condition, position)
    const completed = await complete(rows.map(({ post }) => post))
    yield* rows.map((row, at) => ({ ...row, post: completed[at] ?? row.post }))
    const last = rows.at(-1)
    if (!last || rows.length < EXPORT_ROWS_PER_READ) return
    position = last.post
  }
}

function selectPage(db: Database, condition: SQL | undefined, after: ExportPosition | null) {
  const isAfter = after && sql`(${posts.createdAt}, ${posts.seq}) > (${after.createdAt}, ${after.seq})`
  return db
    .select({
      post: posts,
      // D1 returns at most 100 columns.
      sound: { key: media.key, type: media.type, state: media.state },
      clip: { key: clip.key, type: clip.type, state: clip.state },
      cover: { key: cover.key, type: cover.type, state: cover.state },
      recipientName: profiles.username,
      spoken: SPOKEN_COLUMNS,
      parents: PARENTS,
      // Of those without words too.
      spokenState: sql<string | null>`(select t.state from ${transcripts} t where t.seq = posts.seq)`,
    })
    .from(posts)
    .leftJoin(media, eq(media.id, posts.mediaId))
    .leftJoin(profiles, eq(profiles.id, posts.recipientId))
    .leftJoin(clip, eq(clip.id, posts.clipMediaId))
    .leftJoin(cover, eq(cover.id, posts.coverMediaId))
    .leftJoin(transcripts, and(eq(transcripts.seq, posts.seq), eq(transcripts.state, 'ready')))
    .where(and(condition, isAfter ?? undefined))
    .orderBy(asc(posts.createdAt), asc(posts.seq))
    .limit(EXPORT_ROWS_PER_READ)
}

/** Merges sorted lists into one. */
async function* mergeByTime(lists: AsyncGenerator<ExportedPost>[]): AsyncGenerator<ExportedPost> {
  const heads = await Promise.all(
    lists.map(async (list) => ({ list, next: (await list.next()) as IteratorResult<ExportedPost, void> })),
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
