/** Connects posts to further parents, disconnects them, and lists connections. */

import { appError } from '../../../domain/errors/errors'
import { PARENTS_MAX } from '../../../domain/limits'
import type { LiveEvent } from '../../../domain/live/live'
import type { Moment } from '../../../domain/moments/moments'
import { findConnectionError } from '../../../domain/posts/audience'
import type { ParentLink } from '../../../domain/posts/connections'
import type { Connections, Parents } from '../../../domain/posts/connections.schema'
import { CONNECTIONS_PER_PAGE } from '../../../domain/posts/posts.limits'
import type { createAuditEntry } from '../../audit/audit.service'
import type { AppDeps } from '../../context'
import { batch } from '../../database/batch'
import { recordEvents } from '../../events/events.repo'
import type { SessionUser } from '../../session-user'
import type { Viewer } from '../access/visible-posts'
import { selectConnectionEventTargets } from '../event-targets.repo'
import { assertMoments, loadMomentCheck, toMoment } from '../moments/moments.service'
import { assertMayChange } from '../own-post.service'
import { toPublicPostDto } from '../post-dto'
import { getPost } from '../read.service'
import { findParentRows, isConnectionTo, isNewConnectionTo, toRecipient } from '../replies/replies.repo'
import { listReplyLocks } from '../replies/reply-permissions.repo'
import { withReplyState } from '../replies/reply-state.service'
import { assertReplyAllowed, orderParents } from '../replies/reply-validation'
import {
  type ConnectionPosition,
  deleteConnections,
  findConnection,
  insertConnections,
  listConnections,
  listParentPosts,
  matchEndableConnections,
  promoteNextParent,
  selectRefusalReasons,
  updateMoment,
} from './connections.repo'

/** Parents of a post that the viewer may see. Throws if the post itself is not visible. */
export async function getParents(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  viewer: Viewer,
  childId: string,
): Promise<Parents> {
  await getPost(deps, viewer, childId)
  const rows = await listParentPosts(deps.db, viewer, deps.clock.now(), childId)
  const findMoment = await loadMomentCheck(
    deps,
    viewer,
    rows.map(({ post }) => post),
  )
  const items = rows.map(({ post, connection, moment }) => ({
    ...toPublicPostDto(post),
    connection,
    moment: findMoment(post, moment),
  }))
  return { items: await withReplyState(deps, viewer, items) }
}

/** Returns a page of the connections between public posts. */
export async function listPublicConnections(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  viewer: Viewer,
  cursor?: string,
): Promise<Connections> {
  const rows = await listConnections(
    db,
    viewer,
    clock.now(),
    cursor === undefined ? undefined : parseConnectionCursor(cursor),
  )
  // Visitors have not paid for a priced parent.
  const items = rows.map(({ parentPriceCents, moment, ...row }) => ({
    ...row,
    moment: parentPriceCents > 0 ? null : toMoment(moment),
  }))
  const last = items.length === CONNECTIONS_PER_PAGE ? items.at(-1) : undefined
  return { items, cursor: last ? `${last.createdAt}.${last.childId}.${last.parentId}` : null }
}

export const CONNECTIONS_CURSOR = /^\d{1,15}\.[a-z0-9_]{1,64}\.[a-z0-9_]{1,64}$/

function parseConnectionCursor(cursor: string): ConnectionPosition {
  const [at, childId = '', parentId = ''] = cursor.split('.')
  return { createdAt: Number(at), childId, parentId }
}

type ConnectInput = { childId: string; parents: ParentLink[] }

/** Connects the author's post to more parents: to all of them or to none. Throws if that is not allowed. */
export async function connectPost(
  deps: AppDeps,
  author: SessionUser,
  { childId, parents }: ConnectInput,
): Promise<LiveEvent[]> {
  const { db, clock } = deps
  const now = clock.now()
  const parentIds = parents.map(({ id }) => id)
  if (parentIds.includes(childId)) throw appError('connection.circular', {}, 'parents')
  if (parents.length > PARENTS_MAX) throw appError('post.too_many_parents', {}, 'parents')
  const rows = await findParentRows(db, author, now, [childId, ...parentIds])
  const child = rows.find(({ id }) => id === childId)
  if (!child) throw appError('post.not_found', {}, 'childId')
  if (child.authorId !== author.id) throw appError('connection.not_yours', {}, 'childId')
  assertMayChange(author, child)
  for (const parent of orderParents({ parents }, rows)) {
    const refused = findConnectionError(
      { ...child, recipient: toRecipient(child) },
      { ...parent, recipient: toRecipient(parent) },
    )
    if (refused) throw appError(refused, {}, 'parents')
  }
  await assertMoments(deps, author, parents, rows)
  const { connected, events } = await batch(db, {
    connected: insertConnections(db, { childId, authorId: author.id, at: now, parents }),
    events: recordEvents(db, selectConnectionEventTargets(childId, isNewConnectionTo(parentIds, now)), now),
  })
  if (connected.length === 0) await assertConnected(deps, author, childId, parentIds)
  return events
}

/**
 * Throws the reason why no row was inserted. Returns silently if all parents were connected before (a repeated
 * request).
 */
async function assertConnected(
  { db }: AppDeps,
  author: SessionUser,
  childId: string,
  parentIds: string[],
): Promise<void> {
  const [connected, [cycle]] = await db.batch([...selectRefusalReasons(db, childId, parentIds)])
  const missing = parentIds.filter((id) => !connected.some(({ parentId }) => parentId === id))
  if (missing.length === 0) return
  if (cycle?.below) throw appError('connection.circular', {}, 'parents')
  if (connected.length + missing.length > PARENTS_MAX) throw appError('post.too_many_parents', {}, 'parents')
  assertReplyAllowed(await listReplyLocks(db, author.id, missing))
  throw appError('post.not_found', {}, 'parents')
}

/** Changes the part of a parent that a post refers to, or refers to all of it; only the person who connected them may. */
export async function editMoment(
  deps: AppDeps,
  person: SessionUser,
  { childId, parentId, moment }: { childId: string; parentId: string; moment: Moment | null },
): Promise<LiveEvent[]> {
  const { db, clock } = deps
  const now = clock.now()
  const connection = await findConnection(db, person, now, childId, parentId)
  if (!connection) throw appError('connection.not_found')
  if (connection.createdBy !== person.id) throw appError('connection.not_yours')
  assertMayChange(person, connection)
  if (moment) {
    const parents = [{ id: parentId, moment }]
    const rows = await findParentRows(db, person, now, [parentId])
    if (rows.length === 0) throw appError('post.not_found', {}, 'parents')
    await assertMoments(deps, person, parents, rows)
  }
  const { events } = await batch(db, {
    edited: updateMoment(db, childId, parentId, moment),
    events: recordEvents(db, selectConnectionEventTargets(childId, isConnectionTo(parentId)), now),
  })
  return events
}

/** Removes one connection; only the person who created it may. */
export async function disconnectParent(
  deps: AppDeps,
  person: SessionUser,
  childId: string,
  parentId: string,
): Promise<LiveEvent[]> {
  const { db, clock } = deps
  const connection = await findConnection(db, person, clock.now(), childId, parentId)
  if (!connection) throw appError('connection.not_found')
  if (connection.createdBy !== person.id) throw appError('connection.not_yours')
  assertMayChange(person, connection)
  const ended = await disconnectParents(deps, { childId, parentId })
  if (ended === null) throw appError('connection.last_parent')
  return ended
}

/**
 * Removes connections and records their events in one batch. Returns null if a reply would be left without a parent.
 */
export async function disconnectParents(
  { db, clock }: AppDeps,
  ending: Parameters<typeof matchEndableConnections>[0],
  note: ReturnType<typeof createAuditEntry> | null = null,
): Promise<LiveEvent[] | null> {
  const now = clock.now()
  const endable = matchEndableConnections(ending, now)
  const { events, ended } = await batch(db, {
    // Must run before the delete: it reads the connections.
    events: recordEvents(db, selectConnectionEventTargets(ending.childId, endable), now),
    ended: deleteConnections(db, endable),
    promoted: promoteNextParent(db, ending.childId),
  })
  if (ended.length === 0) return null
  // Written only once it is known that something was deleted.
  if (note) await note
  return events
}
