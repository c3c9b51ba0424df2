/**
 * Contact matching (D11). Identifiers are compared and discarded: nothing about a contact is stored or logged, and
 * members who did not opt in are never matched.
 */

import { detectIdentifier } from '../../domain/contacts/contacts'
import { IDENTIFIERS_PER_DAY } from '../../domain/contacts/contacts.limits'
import type { Discoverability, DiscoverabilityChanges, Matches } from '../../domain/contacts/contacts.schema'
import { appError } from '../../domain/errors/errors'
import type { AppDeps } from '../context'
import { hashKey } from '../gate/rate-limit'
import { toPersonDto } from '../people/person-columns'
import {
  addToDailyCount,
  findContactMatches,
  readDiscoverability,
  writeDiscoverability,
} from './contacts.repo'

type Deps = Pick<AppDeps, 'db' | 'clock' | 'env'>

/** Members who opted in and own one of these identifiers, as far as the daily budget reaches. */
export async function matchIdentifiers(
  deps: Deps,
  askerId: string,
  identifiers: readonly string[],
): Promise<Matches> {
  const taken = await consumeDailyBudget(deps, askerId, identifiers.length)
  if (taken === 0) throw appError('contacts.daily_limit', { max: IDENTIFIERS_PER_DAY.count })
  // Invalid identifiers keep their index and cost the same lookup.
  const lookups = identifiers
    .slice(0, taken)
    .map((identifier) => (detectIdentifier(identifier) === null ? null : identifier))
  const rows = await findContactMatches(deps.db, askerId, lookups)
  const matches = rows.map(({ index, isFollowed, ...person }) => ({
    index,
    person: toPersonDto(person),
    isFollowed: isFollowed === 1,
  }))
  return { taken, matches }
}

/** The member's choice; off by default. */
export async function getDiscoverability({ db }: Pick<Deps, 'db'>, userId: string): Promise<Discoverability> {
  return (await readDiscoverability(db, userId)) ?? { byEmail: false, byPhone: false }
}

/** Saves the given choices by what a member can be found; returns all. */
export async function setDiscoverability(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  changes: DiscoverabilityChanges,
): Promise<Discoverability> {
  await writeDiscoverability(db, userId, changes)
  return getDiscoverability({ db }, userId)
}

/** Counts against the daily budget; returns how many of the identifiers it covers. */
async function consumeDailyBudget({ db, clock, env }: Deps, userId: string, wanted: number): Promise<number> {
  const { count, seconds } = IDENTIFIERS_PER_DAY
  const key = await hashKey(env, `contacts|${userId}`)
  const now = clock.now()
  const before = await addToDailyCount(db, key, { taken: wanted, now, endsAt: now + seconds * 1000 })
  return Math.max(0, Math.min(wanted, count - before))
}
