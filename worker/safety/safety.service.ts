/** Blocks, which hide both people from each other, and mutes, which the muted person cannot notice. */
import { type SQL, sql } from 'drizzle-orm'
import { fail } from '../../domain/errors'
import { BLOCKED_MAX, PEOPLE_PER_PAGE } from '../../domain/limits'
import type { LiveEvent } from '../../domain/live'
import { mediaPath } from '../../domain/media'
import type { People } from '../../domain/members.schema'
import type { Tools } from '../context'
import { accountChanged } from '../live/account-event'
import { recordEvents } from '../live/events.repo'
import { personByName } from '../people/people.repo'
import { cursorAfter, placeOf } from '../posts/cursor'
import {
  addTie,
  dropTie,
  findTie,
  listTies,
  partStatements,
  type Tie,
  type TieKind,
  unheardOf,
} from './safety.repo'

type Kit = Pick<Tools, 'db' | 'clock'>

/**
 * Blocks a person and ends follows and pending invitations between the two; repeating changes nothing. Returns events
 * that make the devices of both refetch.
 */
export async function block({ db, clock }: Kit, by: string, name: string): Promise<LiveEvent[]> {
  const tie = { by, of: await otherThan(db, by, name) }
  const now = clock.now()
  const [, found, , , events] = await db.batch([
    addTie(db, 'blocks', tie, now),
    findTie(db, 'blocks', tie),
    ...partStatements(db, tie, now),
    recordEvents(db, readOtherwise('blocks', tie), now),
  ])
  if (found.length === 0) throw fail('safety.too_many', { max: BLOCKED_MAX })
  return events
}

/** Mutes a person; repeating changes nothing. */
export async function mute({ db, clock }: Kit, by: string, name: string): Promise<LiveEvent[]> {
  const tie = { by, of: await otherThan(db, by, name) }
  const now = clock.now()
  const [, found, events] = await db.batch([
    addTie(db, 'mutes', tie, now),
    findTie(db, 'mutes', tie),
    recordEvents(db, readOtherwise('mutes', tie), now),
  ])
  if (found.length === 0) throw fail('safety.too_many', { max: BLOCKED_MAX })
  return events
}

/** Ends a block or mute; repeating changes nothing. Follows ended by the block are not restored. */
export async function release(
  { db, clock }: Kit,
  kind: TieKind,
  by: string,
  name: string,
): Promise<LiveEvent[]> {
  const tie = { by, of: await otherThan(db, by, name) }
  const [, events] = await db.batch([
    dropTie(db, kind, tie),
    recordEvents(db, readOtherwise(kind, tie), clock.now()),
  ])
  return events
}

/**
 * Event targets: for a block both people, announced as an ordinary account change so that it does not reveal the block.
 */
function readOtherwise(kind: TieKind, { by, of }: Tie): SQL {
  const own = accountChanged(by, sql`1`)
  return kind === 'blocks' ? sql`${own} union all ${accountChanged(of, sql`1`)}` : own
}

/** One page of the people a user blocked or muted, newest first. */
export async function listOf({ db }: Kit, kind: TieKind, by: string, cursor?: string): Promise<People> {
  const rows = await listTies(db, kind, by, cursor === undefined ? undefined : placeOf(cursor))
  const items = rows.map(({ createdAt: _, avatarMediaId, ...person }) => ({
    ...person,
    avatarUrl: avatarMediaId && mediaPath(avatarMediaId),
  }))
  return { items, cursor: rows.length === PEOPLE_PER_PAGE ? cursorAfter(rows) : null }
}

/** What one person restricts about another, and whether the other blocks them. */
export async function tiesTo({ db }: Pick<Kit, 'db'>, { by, of }: Tie): Promise<typeof NO_TIES> {
  const [blocked, muted, blocking] = await db.batch([
    findTie(db, 'blocks', { by, of }),
    findTie(db, 'mutes', { by, of }),
    findTie(db, 'blocks', { by: of, of: by }),
  ])
  return { isBlocked: blocked.length > 0, isMuted: muted.length > 0, isBlocking: blocking.length > 0 }
}
export const NO_TIES = { isBlocked: false, isMuted: false, isBlocking: false }

/** The part of the viewer that shared lists need; null for visitors. */
export type Hearer = { id: string; keepsAway: boolean } | null

/** Removes items by blocked or muted authors. No query for viewers without any blocks or mutes. */
export async function onlyHeard<Item extends { author: { id: string } }>(
  { db }: Pick<Tools, 'db'>,
  viewer: Hearer,
  items: readonly Item[],
): Promise<Item[]> {
  if (!viewer?.keepsAway || items.length === 0) return [...items]
  const unheard = await unheardOf(db, viewer.id, [...new Set(items.map(({ author }) => author.id))])
  return items.filter(({ author }) => !unheard.has(author.id))
}

async function otherThan(db: Tools['db'], by: string, name: string): Promise<string> {
  const person = await personByName(db, name)
  if (!person) throw fail('post.not_found')
  if (person.id === by) throw fail('safety.yourself')
  return person.id
}
