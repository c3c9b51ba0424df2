/** Owlcasts: their collaborators and their recordings. */
import { and, asc, desc, eq, exists, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { getKind, KIND_NAMES } from '../../../domain/kinds'
import { collaborators } from '../../database/tables/invitations.table'
import { posts } from '../../database/tables/posts.table'
import type { CursorPosition } from '../../http/cursor'
import type { Database } from '../../tools/db'
import { matchVisibleOwn, type Reader, type Viewer, visiblePosts } from '../access/visible-posts'

/** Recordings whose durations are summed. */
const RECORDINGS_SUMMED_MAX = 500
/** Owlcasts offered as the target of a recording. */
const OWLCASTS_LISTED = 50

/** Columns a recording inherits from its owlcast. */
export type OwlcastRow = Pick<
  typeof posts.$inferSelect,
  'id' | 'kind' | 'visibility' | 'priceCents' | 'expiresAt'
>

const kinds = KIND_NAMES.filter((kind) => getKind(kind).hasRecordings)
/** A person who works on owlcasts. */
type Member = Pick<Reader, 'id' | 'scopes'>
/** Neither a recording nor a reply of the same kind: it has no audio of its own. */
const isOwlcast = and(
  inArray(posts.kind, kinds),
  isNull(posts.owlcastId),
  isNull(posts.parentId),
  isNull(posts.mediaId),
)

/** Statement that finds an owlcast the user works on, as creator or collaborator. */
export function findOwlcast(db: Database, { id: userId, scopes }: Member, now: number, owlcastId: string) {
  const { id, kind, visibility, priceCents, expiresAt } = posts
  const isCollaborator = and(eq(collaborators.postId, id), eq(collaborators.userId, userId))
  return db
    .select({ id, kind, visibility, priceCents, expiresAt })
    .from(posts)
    .where(
      and(
        eq(id, owlcastId),
        isOwlcast,
        exists(db.select({ one: sql`1` }).from(collaborators).where(isCollaborator)),
        visiblePosts({ id: userId, addresses: [], scopes }, now, { by: 'link' }),
      ),
    )
}

/** Owlcasts the user works on, most recently joined first. */
export function listOwlcasts(db: Database, { id: userId, scopes }: Member, now: number) {
  return db
    .select(getTableColumns(posts))
    .from(collaborators)
    .innerJoin(posts, eq(posts.id, collaborators.postId))
    .where(
      and(
        eq(collaborators.userId, userId),
        isOwlcast,
        matchVisibleOwn({ id: userId, addresses: [], scopes }, now),
      ),
    )
    .orderBy(desc(collaborators.createdAt))
    .limit(OWLCASTS_LISTED)
}

/** Statement that makes the author of a new owlcast its creator (S6-07). */
export function addCreator(db: Database, row: { id: string; authorId: string; createdAt: number }) {
  const { id: postId, authorId: userId, createdAt } = row
  return db.insert(collaborators).values({ postId, userId: userId, role: 'creator', createdAt })
}

/** Statement that adds collaborators without an invitation; used for samples. */
export function addMembers(db: Database, postId: string, userIds: readonly string[], now: number) {
  return db.insert(collaborators).select(sql`select ${postId} as post_id, value as user_id,
    'collaborator' as role, cast(${now} as integer) as created_at from json_each(${JSON.stringify(userIds)})`)
}

/** Returns a page of recordings, oldest first. A viewer who sees the owlcast sees all of them. */
export function listRecordings(
  db: Database,
  viewer: Viewer,
  now: number,
  owlcastId: string,
  { after, limit }: { after?: CursorPosition | undefined; limit: number },
) {
  return db
    .select()
    .from(posts)
    .where(
      and(
        isVisibleRecording(viewer, now, owlcastId),
        after && sql`(${posts.createdAt}, ${posts.id}) > (${after.createdAt}, ${after.id})`,
      ),
    )
    .orderBy(asc(posts.createdAt), asc(posts.id))
    .limit(limit)
}

/** Total duration of the recordings in seconds. */
export async function sumRecordingSeconds(db: Database, viewer: Viewer, now: number, owlcastId: string) {
  const recordings = db
    .select({ seconds: posts.seconds })
    .from(posts)
    .where(isVisibleRecording(viewer, now, owlcastId))
    .limit(RECORDINGS_SUMMED_MAX)
    .as('heard')
  const [row] = await db.select({ seconds: sql<number | null>`sum(${recordings.seconds})` }).from(recordings)
  return row?.seconds ?? 0
}

function isVisibleRecording(viewer: Viewer, now: number, owlcastId: string) {
  return and(eq(posts.owlcastId, owlcastId), visiblePosts(viewer, now, { by: 'link' }))
}
