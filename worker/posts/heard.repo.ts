/** Finds a media file with the post that uses it. */
import { and, eq, or, type Placeholder, sql } from 'drizzle-orm'
import { media } from '../media/media.table'
import type { Database } from '../tools/db'
import { posts } from './posts.table'
import { type Looker, visiblePosts } from './visible-posts'

/** Only the columns playback needs: each one costs on every range request. */
const SOUND = {
  id: media.id,
  ownerId: media.ownerId,
  key: media.key,
  type: media.type,
  state: media.state,
  bytes: media.bytes,
  sha256: media.sha256,
  seconds: media.seconds,
  open: media.open,
}

export type Found = Awaited<ReturnType<typeof ask>>[number]

/**
 * A media file with the post in which the viewer may see it, and the price of what it is sold with; null if there is no
 * such file.
 */
export async function findHeard(
  db: Database,
  viewer: Looker,
  now: number,
  mediaId: string,
): Promise<Found | null> {
  const [row] = viewer ? await ask(db, viewer, now, mediaId) : await visitorQuery(db).all({ now, mediaId })
  return row ?? null
}

function ask(db: Database, viewer: Looker, now: number | Placeholder, mediaId: string | Placeholder) {
  const { id, owlcastId, authorId, visibility, expiresAt } = posts
  const ofOwlcast = sql`(select o.price_cents from ${posts} o where o.id = ${owlcastId})`
  const priceCents = sql<number>`coalesce(${ofOwlcast}, ${posts.priceCents})`
  const holds = or(eq(posts.mediaId, media.id), eq(posts.clipMediaId, media.id))
  return db
    .select({ media: SOUND, post: { id, owlcastId, authorId, visibility, expiresAt, priceCents } })
    .from(media)
    .leftJoin(posts, and(holds, visiblePosts(viewer, now, { by: 'link' })))
    .where(eq(media.id, mediaId))
    .limit(1)
}

// Prepared once: every range request asks as a visitor first.
const visitorQueries = new WeakMap<Database, ReturnType<typeof prepareVisitorQuery>>()

function visitorQuery(db: Database) {
  const known = visitorQueries.get(db)
  if (known) return known
  const made = prepareVisitorQuery(db)
  visitorQueries.set(db, made)
  return made
}

function prepareVisitorQuery(db: Database) {
  return ask(db, null, sql.placeholder('now'), sql.placeholder('mediaId')).prepare()
}
