/** Owlcasts: who may record into one, and what was recorded. */
import { and, asc, desc, eq, exists, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { VISIBILITIES, type Visibility } from '../../domain/audience'
import { KIND_NAMES, kindOf } from '../../domain/kinds'
import { OWLCASTS_LISTED, RECORDINGS_SUMMED_MAX } from '../../domain/limits'
import { isMoreOpen } from '../../domain/openness'
import { collaborators } from '../invitations/invitations.table'
import type { Database } from '../tools/db'
import type { Place } from './posts.repo'
import { posts } from './posts.table'
import { type Looker, visiblePosts } from './visible-posts'

/** What a recording takes from its owlcast. */
export type OwlcastRow = Pick<
  typeof posts.$inferSelect,
  'id' | 'kind' | 'visibility' | 'priceCents' | 'expiresAt'
>

const kinds = KIND_NAMES.filter((kind) => kindOf(kind).hasRecordings)
/** Neither one of its recordings nor an answer of the same kind: it has no sound of its own. */
const isOwlcast = and(
  inArray(posts.kind, kinds),
  isNull(posts.owlcastId),
  isNull(posts.parentId),
  isNull(posts.mediaId),
)

/** The statement that finds an owlcast somebody works on: as its creator, or asked by them. */
export function owlcastOf(db: Database, personId: string, now: number, owlcastId: string) {
  const { id, kind, visibility, priceCents, expiresAt } = posts
  const works = and(eq(collaborators.postId, id), eq(collaborators.personId, personId))
  return db
    .select({ id, kind, visibility, priceCents, expiresAt })
    .from(posts)
    .where(
      and(
        eq(id, owlcastId),
        isOwlcast,
        exists(db.select({ one: sql`1` }).from(collaborators).where(works)),
        visiblePosts({ id: personId, addresses: [] }, now, { by: 'link' }),
      ),
    )
}

/** The owlcasts somebody works on, those they came to last first. */
export function listOwlcasts(db: Database, personId: string, now: number) {
  return db
    .select(getTableColumns(posts))
    .from(collaborators)
    .innerJoin(posts, eq(posts.id, collaborators.postId))
    .where(
      and(
        eq(collaborators.personId, personId),
        isOwlcast,
        visiblePosts({ id: personId, addresses: [] }, now, { by: 'link' }),
      ),
    )
    .orderBy(desc(collaborators.createdAt))
    .limit(OWLCASTS_LISTED)
}

type Recorded = { owlcastId: string; authorId: string; visibility: Visibility }

/**
 * What a new recording takes from its owlcast, read as it is written: null where its author works on it no more, where it
 * is gone, or where it is open to more people than they knew; then these columns refuse the row and all of its batch.
 */
export function takenFromOwlcast({ owlcastId, authorId, visibility }: Recorded) {
  const noMoreOpen = JSON.stringify(VISIBILITIES.filter((one) => !isMoreOpen(one, visibility)))
  const taken = (column: 'visibility' | 'price_cents') =>
    sql`(select ${sql.raw(`o.${column}`)} from ${posts} o where o.id = ${owlcastId} and o.hidden_at is null
      and o.visibility in (select value from json_each(${noMoreOpen}))
      and exists (select 1 from ${collaborators} w where w.post_id = o.id and w.person_id = ${authorId}))`
  return { visibility: taken('visibility'), priceCents: taken('price_cents') }
}

/** The statement that makes the author of a new owlcast its creator (S6-07). */
export function addCreator(db: Database, row: { id: string; authorId: string; createdAt: number }) {
  const { id: postId, authorId: personId, createdAt } = row
  return db.insert(collaborators).values({ postId, personId, role: 'creator', createdAt })
}

/** The statement that lets people record in an owlcast without being asked first: samples do. */
export function addMembers(db: Database, postId: string, personIds: readonly string[], now: number) {
  return db.insert(collaborators).select(sql`select ${postId} as post_id, value as person_id,
    'collaborator' as role, cast(${now} as integer) as created_at from json_each(${JSON.stringify(personIds)})`)
}

/** One page of what was recorded, oldest first. Whoever sees the owlcast sees all of it. */
export function listRecordings(
  db: Database,
  viewer: Looker,
  now: number,
  owlcastId: string,
  { after, limit }: { after?: Place | undefined; limit: number },
) {
  return db
    .select()
    .from(posts)
    .where(
      and(
        isHeardIn(viewer, now, owlcastId),
        after && sql`(${posts.createdAt}, ${posts.id}) > (${after.createdAt}, ${after.id})`,
      ),
    )
    .orderBy(asc(posts.createdAt), asc(posts.id))
    .limit(limit)
}

/** How long what was recorded is, all in all, in seconds. */
export async function lengthOfRecordings(db: Database, viewer: Looker, now: number, owlcastId: string) {
  const heard = db
    .select({ seconds: posts.seconds })
    .from(posts)
    .where(isHeardIn(viewer, now, owlcastId))
    .limit(RECORDINGS_SUMMED_MAX)
    .as('heard')
  const [row] = await db.select({ seconds: sql<number | null>`sum(${heard.seconds})` }).from(heard)
  return row?.seconds ?? 0
}

function isHeardIn(viewer: Looker, now: number, owlcastId: string) {
  return and(eq(posts.owlcastId, owlcastId), visiblePosts(viewer, now, { by: 'link' }))
}
