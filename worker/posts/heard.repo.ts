/** The post that a recording is heard in. */
import { and, eq, or, type Placeholder, sql } from 'drizzle-orm'
import { media } from '../media/media.table'
import type { Database } from '../tools/db'
import { posts } from './posts.table'
import { type Looker, visiblePosts } from './visible-posts'

/** What is needed of it to be heard: each column costs on every part of every recording. */
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

/** A recording and the post this viewer may see it in, if there is one; with the price of what it is sold with. */
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

// Every part of every recording asks this as a visitor first: its SQL is written once.
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
