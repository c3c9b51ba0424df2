/**
 * Posts of feeds: public ones with sound, newest first. Posts that expire are included for authors who chose that.
 * Messages, unlisted, private, hidden and expired posts are in no feed of any reader.
 */
import { and, asc, desc, eq, exists, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Kind } from '../../domain/kinds'
import { selectValues } from '../database/predicates'
import { media } from '../database/tables/media.table'
import { profiles } from '../database/tables/people.table'
import { connections, MOMENT_COLUMNS, posts } from '../database/tables/posts.table'
import type { CursorPosition } from '../http/cursor'
import { isBlocked } from '../people/block-filter'
import { hasSound, type Viewer, visiblePosts } from '../posts/access/visible-posts'
import type { Database } from '../tools/db'

/** A page of a feed for one viewer: a visitor, or the owner of a private address. */
export type SyndicationPage = { viewer: Viewer; now: number; limit: number; after: CursorPosition | null }
export type SyndicatedRow = Awaited<ReturnType<typeof listTaggedPosts>>[number]

/** Named apart from the columns of posts: a batch returns rows by name. `place` orders the feed, with the id. */
const SOUND_COLUMNS = {
  key: sql<string>`${media.key}`.as('sound_key'),
  type: sql<string>`${media.type}`.as('sound_type'),
  bytes: sql<number>`${media.bytes}`.as('sound_bytes'),
}

function selectRows(db: Database, place: SQL) {
  return db
    .select({ post: posts, sound: SOUND_COLUMNS, place: sql<number>`${place}`.as('place') })
    .from(posts)
    .innerJoin(media, and(eq(media.id, posts.mediaId), eq(media.state, 'attached')))
}

function isSyndicated(
  db: Database,
  { viewer, now }: Pick<SyndicationPage, 'viewer' | 'now'>,
): SQL | undefined {
  const includesExpiring = db
    .select({ one: sql`1` })
    .from(profiles)
    .where(and(eq(profiles.id, posts.authorId), isNotNull(profiles.expiringSyndicatedSince)))
  return and(
    // A private address opens paid posts, never private ones.
    sql`${posts.visibility} = 'public'`,
    or(sql`${posts.expiresAt} is null`, exists(includesExpiring)),
    visiblePosts(viewer, now, { by: 'list' }),
  )
}

const isBefore = (columns: SQL, after: CursorPosition | null) =>
  after ? sql`${columns} < (${after.createdAt}, ${after.id})` : undefined

const byTime = sql`(${posts.createdAt}, ${posts.id})`

/** Statements that list an author's posts of these kinds, one each, and one for their recordings in owlcasts. */
export function listAuthorStatements(
  db: Database,
  authorId: string,
  kinds: readonly Kind[],
  page: SyndicationPage,
) {
  const list = (condition: SQL | undefined) =>
    selectRows(db, sql`${posts.createdAt}`)
      .where(
        and(eq(posts.authorId, authorId), condition, isBefore(byTime, page.after), isSyndicated(db, page)),
      )
      .orderBy(desc(posts.createdAt), desc(posts.id))
      .limit(page.limit)
  // Worded like the partial indexes `posts_author_feed` and `posts_author_recordings`.
  const isPublic = sql`${posts.visibility} = 'public' and ${posts.hiddenAt} is null`
  return [
    list(sql`${posts.owlcastId} is not null and ${isPublic}`),
    ...kinds.map((kind) =>
      list(
        and(
          eq(posts.kind, kind),
          sql`${posts.parentId} is null and ${posts.owlcastId} is null and ${isPublic}`,
        ),
      ),
    ),
  ] as const
}

/** Recordings of an owlcast. */
export function listSyndicatedRecordings(db: Database, owlcastId: string, page: SyndicationPage) {
  return selectRows(db, sql`${posts.createdAt}`)
    .where(and(eq(posts.owlcastId, owlcastId), isBefore(byTime, page.after), isSyndicated(db, page)))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(page.limit)
}

/** Posts that continue a chain, in the order in which they were added, latest first. Its first post is not among them. */
export function listChainPosts(
  db: Database,
  { id, kind }: { id: string; kind: Kind },
  page: SyndicationPage,
) {
  const { parentId, childId, createdAt } = connections
  return selectRows(db, sql`${createdAt}`)
    .innerJoin(connections, and(eq(childId, posts.id), eq(parentId, id)))
    .where(
      and(
        eq(posts.kind, kind),
        isBefore(sql`(${createdAt}, ${childId})`, page.after),
        isSyndicated(db, page),
      ),
    )
    .orderBy(desc(createdAt), desc(childId))
    .limit(page.limit)
}

/** The first post of a chain. */
export function findFirstOfChain(db: Database, id: string, page: SyndicationPage) {
  return selectRows(db, sql`${posts.createdAt}`).where(and(eq(posts.id, id), isSyndicated(db, page)))
}

/** Posts with a tag, in any case of its letters. `place` is the row number. */
export function listTaggedPosts(db: Database, tag: string, page: SyndicationPage) {
  return selectRows(db, sql`${posts.seq}`)
    .innerJoin(sql`posts_fts`, sql`posts_fts.rowid = ${posts.seq}`)
    .where(and(hasTag(tag, page), isSyndicated(db, page)))
    .orderBy(sql`posts_fts.rowid desc`)
    .limit(page.limit)
}

/** The same with owlcasts, whose sound is in their recordings, and with all posts that expire: for a page, not a feed. */
export function listTaggedPostsAndOwlcasts(db: Database, tag: string, page: SyndicationPage) {
  return db
    .select({ post: posts })
    .from(posts)
    .innerJoin(sql`posts_fts`, sql`posts_fts.rowid = ${posts.seq}`)
    .where(
      and(
        hasTag(tag, page),
        sql`${posts.visibility} = 'public'`,
        hasSound,
        visiblePosts(page.viewer, page.now, { by: 'list' }),
      ),
    )
    .orderBy(sql`posts_fts.rowid desc`)
    .limit(page.limit)
}

/** Finds candidates by the index, then compares whole tags. */
function hasTag(tag: string, { after }: SyndicationPage): SQL | undefined {
  const forms = [...new Set([tag, tag.toLowerCase(), tag.toUpperCase()])]
  return and(
    sql`posts_fts match ${`tags : "${tag.replaceAll('"', '""')}"`}`,
    after ? sql`posts_fts.rowid < ${after.createdAt}` : undefined,
    or(
      ...forms.map((form) => sql`instr(',' || ${posts.tags} || ',', ${`,${form},`}) > 0`),
      sql`instr(',' || lower(${posts.tags}) || ',', ${`,${tag.toLowerCase()},`}) > 0`,
    ),
  )
}

/** Those of these posts that feeds of visitors contain. */
export function listPingedPosts(db: Database, now: number, ids: readonly string[]) {
  const { id, authorUsername, owlcastId, kind, tags } = posts
  // The first post of its chain, if that is public: the id of an unlisted post must not get out.
  const chainId = sql<string | null>`(select p.id from ${posts} p where p.id = posts.parent_id
    and p.kind = posts.kind and p.visibility = 'public')`
  return db
    .select({ id, authorUsername, owlcastId, chainId: chainId.as('chain_id'), kind, tags })
    .from(posts)
    .where(and(inArray(id, selectValues(ids)), isSyndicated(db, { viewer: null, now })))
}

/** The stored sound of a post, and the gain that it is sent with. */
const BRAID_SOUND_COLUMNS = {
  key: sql<string>`${media.key}`.as('sound_key'),
  type: sql<string>`${media.type}`.as('sound_type'),
  bytes: sql<number>`${media.bytes}`.as('sound_bytes'),
  gainSteps: sql<number | null>`${media.gainSteps}`.as('sound_gain'),
}

export type BraidRow = Awaited<ReturnType<typeof listBraidReplies>>[number]

/**
 * Replies to these posts that a feed of visitors may contain, that are free, and whose authors let them be part of such
 * threads. None whose author and the author of the thread block each other.
 */
export function listBraidReplies(
  db: Database,
  {
    authorId,
    parentIds,
    now,
    limit,
  }: { authorId: string; parentIds: readonly string[]; now: number; limit: number },
) {
  return db
    .select({
      post: posts,
      sound: BRAID_SOUND_COLUMNS,
      parentId: connections.parentId,
      moment: MOMENT_COLUMNS,
    })
    .from(connections)
    .innerJoin(posts, eq(posts.id, connections.childId))
    .innerJoin(media, isJoinableSound)
    .where(
      and(
        inArray(connections.parentId, selectValues(parentIds)),
        isInBraids(db, now),
        sql`not ${isBlocked(authorId, sql`${posts.authorId}`)}`,
      ),
    )
    .orderBy(asc(connections.createdAt), asc(connections.childId))
    .limit(limit)
}

/** The first post of a thread that its author lets feeds play as one; none otherwise. */
export function findBraidRoot(db: Database, id: string, now: number) {
  return db
    .select({ post: posts, sound: BRAID_SOUND_COLUMNS })
    .from(posts)
    .innerJoin(media, isJoinableSound)
    .where(and(eq(posts.id, id), sql`${posts.parentId} is null`, isInBraids(db, now)))
}

/** The sound of a post that can be joined: of our own encoder, whose MP3 frames are all alike. */
const isJoinableSound = and(
  eq(media.id, posts.mediaId),
  eq(media.state, 'attached'),
  eq(media.type, 'audio/mpeg'),
  eq(media.mp3Origin, 'own'),
)

function isInBraids(db: Database, now: number) {
  return and(
    eq(posts.allowsBraid, true),
    sql`${posts.priceCents} = 0 and ${posts.owlcastId} is null`,
    isSyndicated(db, { viewer: null, now }),
  )
}
