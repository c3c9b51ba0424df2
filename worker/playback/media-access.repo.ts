/** Finds a media file with the post that uses it. */
import { and, eq, or, type Placeholder, sql } from 'drizzle-orm'
import { media } from '../database/tables/media.table'
import { posts } from '../database/tables/posts.table'
import { type Viewer, visiblePosts } from '../posts/access/visible-posts'
import { type Database, prepareOnce } from '../tools/db'

/** Only the columns playback needs: each one costs on every range request. */
const MEDIA_COLUMNS = {
  id: media.id,
  ownerId: media.ownerId,
  key: media.key,
  type: media.type,
  state: media.state,
  bytes: media.bytes,
  sha256: media.sha256,
  seconds: media.seconds,
  public: media.public,
  gainSteps: media.gainSteps,
  framesAt: media.framesAt,
  frameBytes: media.frameBytes,
}

export type MediaAccess = Awaited<ReturnType<typeof selectMedia>>[number]

/**
 * A media file with the post in which the viewer may see it, and the price of what it is sold with; null if there is no
 * such file.
 */
export async function findMedia(
  db: Database,
  viewer: Viewer,
  now: number,
  mediaId: string,
): Promise<MediaAccess | null> {
  const [row] = viewer
    ? await selectMedia(db, viewer, now, mediaId)
    : await getVisitorQuery(db).all({ now, mediaId })
  return row ?? null
}

function selectMedia(db: Database, viewer: Viewer, now: number | Placeholder, mediaId: string | Placeholder) {
  const { id, owlcastId, authorId, visibility, expiresAt } = posts
  const owlcastPrice = sql`(select o.price_cents from ${posts} o where o.id = ${owlcastId})`
  const isCover = eq(posts.coverMediaId, media.id)
  // A price is one of listening.
  const priceCents = sql<number>`iif(${isCover}, 0, coalesce(${owlcastPrice}, ${posts.priceCents}))`
  const usesMedia = or(eq(posts.mediaId, media.id), eq(posts.clipMediaId, media.id), isCover)
  return db
    .select({ media: MEDIA_COLUMNS, post: { id, owlcastId, authorId, visibility, expiresAt, priceCents } })
    .from(media)
    .leftJoin(posts, and(usesMedia, visiblePosts(viewer, now, { by: 'link' })))
    .where(eq(media.id, mediaId))
    .limit(1)
}

// Every range request asks as a visitor first.
const getVisitorQuery = prepareOnce((db) =>
  selectMedia(db, null, sql.placeholder('now'), sql.placeholder('mediaId')).prepare(),
)
