/** Blocks, which hide both people from each other, and mutes, which the muted person cannot notice. */

import { type SQL, sql } from 'drizzle-orm'
import { appError } from '../../domain/errors/errors'
import type { LiveEvent } from '../../domain/live/live'
import type { People } from '../../domain/members/members.schema'
import { BLOCKED_MAX, PEOPLE_PER_PAGE } from '../../domain/people/people.limits'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { selectAccountChanged } from '../events/account-event'
import { recordEvents } from '../events/events.repo'
import { getNextCursor, parseCursor } from '../http/cursor'
import { findPersonByUsername } from '../people/people.repo'
import { toPersonDto } from '../people/person-columns'
import {
  addRestriction,
  deleteRestriction,
  disconnectUsers,
  findBlockedOrMuted,
  findRestriction,
  listRestrictions,
  type Restriction,
  type RestrictionKind,
} from './safety.repo'

type Deps = Pick<AppDeps, 'db' | 'clock'>

/**
 * Blocks a person and ends follows and pending invitations between the two; repeating changes nothing. Returns events
 * that make the devices of both refetch.
 */
export async function block({ db, clock }: Deps, by: string, name: string): Promise<LiveEvent[]> {
  const restriction = { by, of: await getOtherUserId(db, by, name) }
  const now = clock.now()
  const { found, events } = await batch(db, {
    added: addRestriction(db, 'blocks', restriction, now),
    found: findRestriction(db, 'blocks', restriction),
    disconnected: disconnectUsers(db, restriction, now),
    events: recordEvents(db, selectSafetyEventTargets('blocks', restriction), now),
  })
  if (found.length === 0) throw appError('safety.too_many', { max: BLOCKED_MAX })
  return events
}

/** Mutes a person; repeating changes nothing. */
export async function mute({ db, clock }: Deps, by: string, name: string): Promise<LiveEvent[]> {
  const restriction = { by, of: await getOtherUserId(db, by, name) }
  const now = clock.now()
  const { found, events } = await batch(db, {
    added: addRestriction(db, 'mutes', restriction, now),
    found: findRestriction(db, 'mutes', restriction),
    events: recordEvents(db, selectSafetyEventTargets('mutes', restriction), now),
  })
  if (found.length === 0) throw appError('safety.too_many', { max: BLOCKED_MAX })
  return events
}

/** Ends a block or mute; repeating changes nothing. Follows ended by the block are not restored. */
export async function release(
  { db, clock }: Deps,
  kind: RestrictionKind,
  by: string,
  name: string,
): Promise<LiveEvent[]> {
  const restriction = { by, of: await getOtherUserId(db, by, name) }
  const { events } = await batch(db, {
    deleted: deleteRestriction(db, kind, restriction),
    events: recordEvents(db, selectSafetyEventTargets(kind, restriction), clock.now()),
  })
  return events
}

/**
 * Event targets: for a block both people, announced as an ordinary account change so that it does not reveal the block.
 */
function selectSafetyEventTargets(kind: RestrictionKind, { by, of }: Restriction): SQL {
  const own = selectAccountChanged(by, sql`1`)
  return kind === 'blocks' ? sql`${own} union all ${selectAccountChanged(of, sql`1`)}` : own
}

/** Returns a page of the people a user blocked or muted, newest first. */
export async function getRestrictedPeople(
  { db }: Deps,
  kind: RestrictionKind,
  by: string,
  cursor?: string,
): Promise<People> {
  const rows = await listRestrictions(db, kind, by, cursor === undefined ? undefined : parseCursor(cursor))
  const items = rows.map(toPersonDto)
  return { items, cursor: rows.length === PEOPLE_PER_PAGE ? getNextCursor(rows) : null }
}

/** The restrictions of a person against another, and whether the other blocks them. */
export async function getRestrictions(
  { db }: Pick<Deps, 'db'>,
  { by, of }: Restriction,
): Promise<typeof NO_RESTRICTIONS> {
  const { blocked, muted, blocking } = await batch(db, {
    blocked: findRestriction(db, 'blocks', { by, of }),
    muted: findRestriction(db, 'mutes', { by, of }),
    blocking: findRestriction(db, 'blocks', { by: of, of: by }),
  })
  return { isBlocked: blocked.length > 0, isMuted: muted.length > 0, isBlocking: blocking.length > 0 }
}
export const NO_RESTRICTIONS = { isBlocked: false, isMuted: false, isBlocking: false }

/** The part of the viewer that shared lists need; null for visitors. */
export type ListViewer = { id: string; hasBlocks: boolean } | null

/** Removes items by blocked or muted authors. No query for viewers without any blocks or mutes. */
export async function filterBlocked<Item extends { author: { id: string } }>(
  { db }: Pick<AppDeps, 'db'>,
  viewer: ListViewer,
  items: readonly Item[],
): Promise<Item[]> {
  if (!viewer?.hasBlocks || items.length === 0) return [...items]
  const hiddenIds = await findBlockedOrMuted(db, viewer.id, [
    ...new Set(items.map(({ author }) => author.id)),
  ])
  return items.filter(({ author }) => !hiddenIds.has(author.id))
}

async function getOtherUserId(db: AppDeps['db'], by: string, name: string): Promise<string> {
  const person = await findPersonByUsername(db, name)
  if (!person) throw appError('post.not_found')
  if (person.id === by) throw appError('safety.yourself')
  return person.id
}
