/** Keeping people away from oneself: blocking, which holds both ways, and muting, which nobody notices. */
import { fail } from '../../domain/errors'
import { BLOCKED_MAX, PEOPLE_PER_PAGE } from '../../domain/limits'
import { mediaPath } from '../../domain/media'
import type { People } from '../../domain/members.schema'
import type { Tools } from '../context'
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

/** Blocks somebody: neither follows or invites the other any more. Again, it changes nothing. */
export async function block({ db, clock }: Kit, by: string, name: string): Promise<void> {
  const tie = { by, of: await otherThan(db, by, name) }
  const now = clock.now()
  const [, found] = await db.batch([
    addTie(db, 'blocks', tie, now),
    findTie(db, 'blocks', tie),
    ...partStatements(db, tie, now),
  ])
  if (found.length === 0) throw fail('safety.too_many', { max: BLOCKED_MAX })
}

/** Mutes somebody; again, it changes nothing. */
export async function mute({ db, clock }: Kit, by: string, name: string): Promise<void> {
  const tie = { by, of: await otherThan(db, by, name) }
  const [, found] = await db.batch([addTie(db, 'mutes', tie, clock.now()), findTie(db, 'mutes', tie)])
  if (found.length === 0) throw fail('safety.too_many', { max: BLOCKED_MAX })
}

/** Ends a block or a mute; again, it changes nothing. What a block ended before stays so. */
export async function release({ db }: Kit, kind: TieKind, by: string, name: string): Promise<void> {
  await dropTie(db, kind, { by, of: await otherThan(db, by, name) })
}

/** One page of whom somebody blocked or muted, who came last first. */
export async function listOf({ db }: Kit, kind: TieKind, by: string, cursor?: string): Promise<People> {
  const rows = await listTies(db, kind, by, cursor === undefined ? undefined : placeOf(cursor))
  const items = rows.map(({ createdAt: _, avatarMediaId, ...person }) => ({
    ...person,
    avatarUrl: avatarMediaId && mediaPath(avatarMediaId),
  }))
  return { items, cursor: rows.length === PEOPLE_PER_PAGE ? cursorAfter(rows) : null }
}

/** How somebody stands to another person: what they did, and whether the other one blocks them. */
export async function tiesTo({ db }: Pick<Kit, 'db'>, { by, of }: Tie): Promise<typeof NO_TIES> {
  const [blocked, muted, blocking] = await db.batch([
    findTie(db, 'blocks', { by, of }),
    findTie(db, 'mutes', { by, of }),
    findTie(db, 'blocks', { by: of, of: by }),
  ])
  return { isBlocked: blocked.length > 0, isMuted: muted.length > 0, isBlocking: blocking.length > 0 }
}
/** Of strangers. */
export const NO_TIES = { isBlocked: false, isMuted: false, isBlocking: false }

/** Whoever looks, as far as lists that are the same for everybody have to know. */
export type Hearer = { id: string; keepsAway: boolean } | null

/** Leaves out of such a list what this person is to hear nothing of. Asks nothing for who keeps nobody away. */
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
