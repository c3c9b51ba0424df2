/** Connects posts to further parents, disconnects them, and lists connections. */
import { tieRefusal } from '../../domain/audience'
import type { ParentLink } from '../../domain/connections'
import type { Connections, Parents } from '../../domain/connections.schema'
import { fail } from '../../domain/errors'
import { CONNECTIONS_PER_PAGE, PARENTS_MAX } from '../../domain/limits'
import type { LiveEvent } from '../../domain/live'
import type { deedNote } from '../audit/audit.service'
import type { Viewer } from '../auth/session'
import type { Tools } from '../context'
import { recordEvents } from '../live/events.repo'
import {
  type ConnectionPlace,
  endingTies,
  findConnection,
  listConnections,
  nextPrimary,
  parentsOf,
  tieToMore,
  untie,
  whyNotTied,
} from './connections.repo'
import { concernedByTies } from './events.repo'
import { inOrder, refuseLocked } from './fitness'
import { postOf } from './post-row'
import { readPost } from './read.service'
import { locksOf } from './repliers.repo'
import { withReplyLocks } from './repliers.service'
import { findAnswered, recipientOf, tiesTo } from './replies.repo'
import type { Looker } from './visible-posts'

/** Parents of a post that the viewer may see. Throws if the post itself is not visible. */
export async function parentsFor(
  tools: Pick<Tools, 'db' | 'clock'>,
  viewer: Looker,
  childId: string,
): Promise<Parents> {
  await readPost(tools, viewer, childId)
  const rows = await parentsOf(tools.db, viewer, tools.clock.now(), childId)
  const items = rows.map(({ post, connection }) => ({ ...postOf(post), connection }))
  return { items: await withReplyLocks(tools, viewer, items) }
}

/** One page of the connections between public posts. */
export async function publicConnections(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  viewer: Looker,
  cursor?: string,
): Promise<Connections> {
  const items = await listConnections(
    db,
    viewer,
    clock.now(),
    cursor === undefined ? undefined : placeOf(cursor),
  )
  const last = items.length === CONNECTIONS_PER_PAGE ? items.at(-1) : undefined
  return { items, cursor: last ? `${last.createdAt}.${last.childId}.${last.parentId}` : null }
}

export const CONNECTIONS_CURSOR = /^\d{1,15}\.[a-z0-9_]{1,64}\.[a-z0-9_]{1,64}$/

function placeOf(cursor: string): ConnectionPlace {
  const [at, childId = '', parentId = ''] = cursor.split('.')
  return { createdAt: Number(at), childId, parentId }
}

type Wish = { childId: string; parents: ParentLink[] }

/** Connects the author's post to more parents: to all of them or to none. Throws if that is not allowed. */
export async function tie(tools: Tools, author: Viewer, { childId, parents }: Wish): Promise<LiveEvent[]> {
  const { db, clock } = tools
  const now = clock.now()
  const parentIds = parents.map(({ id }) => id)
  if (parentIds.includes(childId)) throw fail('connection.circular', {}, 'parents')
  if (parents.length > PARENTS_MAX) throw fail('post.too_many_parents', {}, 'parents')
  const found = await findAnswered(db, author, now, [childId, ...parentIds])
  const child = found.find(({ id }) => id === childId)
  if (!child) throw fail('post.not_found', {}, 'childId')
  if (child.authorId !== author.id) throw fail('connection.not_yours', {}, 'childId')
  for (const parent of inOrder({ parents }, found)) {
    const refused = tieRefusal(
      { ...child, recipient: recipientOf(child) },
      { ...parent, recipient: recipientOf(parent) },
    )
    if (refused) throw fail(refused, {}, 'parents')
  }
  const [tied, events] = await db.batch([
    tieToMore(db, { childId, authorId: author.id, at: now, parents }),
    recordEvents(db, concernedByTies(childId, tiesTo(parentIds, now)), now),
  ])
  if (tied.length === 0) await refuseUntied(tools, author, childId, parentIds)
  return events
}

/**
 * Throws the reason why no row was inserted. Returns silently if all parents were connected before (a repeated
 * request).
 */
async function refuseUntied(
  { db }: Tools,
  author: Viewer,
  childId: string,
  parentIds: string[],
): Promise<void> {
  const [tied, [circle]] = await db.batch([...whyNotTied(db, childId, parentIds)])
  const fresh = parentIds.filter((id) => !tied.some(({ parentId }) => parentId === id))
  if (fresh.length === 0) return
  if (circle?.below) throw fail('connection.circular', {}, 'parents')
  if (tied.length + fresh.length > PARENTS_MAX) throw fail('post.too_many_parents', {}, 'parents')
  refuseLocked(await locksOf(db, author.id, fresh))
  throw fail('post.not_found', {}, 'parents')
}

/** Removes one connection; only the person who created it may. */
export async function endTie(
  tools: Tools,
  person: Viewer,
  childId: string,
  parentId: string,
): Promise<LiveEvent[]> {
  const { db, clock } = tools
  const known = await findConnection(db, person, clock.now(), childId, parentId)
  if (!known) throw fail('connection.not_found')
  if (known.createdBy !== person.id) throw fail('connection.not_yours')
  const ended = await endTies(tools, { childId, parentId })
  if (ended === null) throw fail('connection.last_parent')
  return ended
}

/**
 * Removes connections and records their events in one batch. Returns null if a reply would be left without a parent.
 */
export async function endTies(
  { db, clock }: Tools,
  ending: Parameters<typeof endingTies>[0],
  note: ReturnType<typeof deedNote> | null = null,
): Promise<LiveEvent[] | null> {
  const now = clock.now()
  const ties = endingTies(ending, now)
  const [events, ended] = await db.batch([
    // Must run before the delete: it reads the connections.
    recordEvents(db, concernedByTies(ending.childId, ties), now),
    untie(db, ties),
    nextPrimary(db, ending.childId),
  ])
  if (ended.length === 0) return null
  // Written only once it is known that something was deleted.
  if (note) await note
  return events
}
