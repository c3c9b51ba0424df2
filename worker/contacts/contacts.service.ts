/**
 * Contact matching (D11). Identifiers are compared and discarded: nothing about a contact is stored or logged, and
 * members who did not opt in are never matched.
 */
import { identifierForm } from '../../domain/contacts'
import type { Discoverability, Matches } from '../../domain/contacts.schema'
import { fail } from '../../domain/errors'
import { IDENTIFIERS_PER_DAY } from '../../domain/limits'
import { mediaPath } from '../../domain/media'
import type { Tools } from '../context'
import { countedAs } from '../http/rate-limit'
import { countTaken, findMatches, readDiscoverability, writeDiscoverability } from './contacts.repo'

type Kit = Pick<Tools, 'db' | 'clock'>

/** Members who opted in and own one of these identifiers, as far as the daily budget reaches. */
export async function matchContacts(
  kit: Kit,
  askerId: string,
  identifiers: readonly string[],
): Promise<Matches> {
  const taken = await takeOfDay(kit, askerId, identifiers.length)
  if (taken === 0) throw fail('contacts.enough', { max: IDENTIFIERS_PER_DAY.count })
  // Invalid identifiers keep their index and cost the same lookup.
  const asked = identifiers.slice(0, taken).map((one) => (identifierForm(one) === null ? null : one))
  const rows = await findMatches(kit.db, askerId, asked)
  const matches = rows.map(({ index, isFollowed, avatarMediaId, ...person }) => ({
    index,
    person: { ...person, avatarUrl: avatarMediaId && mediaPath(avatarMediaId) },
    isFollowed: isFollowed === 1,
  }))
  return { taken, matches }
}

/** The member's choice; off by default. */
export async function discoverabilityOf({ db }: Pick<Kit, 'db'>, personId: string): Promise<Discoverability> {
  return (await readDiscoverability(db, personId)) ?? { byEmail: false, byPhone: false }
}

/** Saves by what a member can be found. */
export async function chooseDiscoverability(
  { db }: Pick<Kit, 'db'>,
  personId: string,
  chosen: Discoverability,
): Promise<Discoverability> {
  await writeDiscoverability(db, personId, chosen)
  return chosen
}

/** Counts against the daily budget; returns how many of the identifiers it covers. */
async function takeOfDay({ db, clock }: Kit, personId: string, wanted: number): Promise<number> {
  const { count, seconds } = IDENTIFIERS_PER_DAY
  const key = await countedAs(`contacts|${personId}`)
  const now = clock.now()
  const before = await countTaken(db, key, { taken: wanted, now, endsAt: now + seconds * 1000 })
  return Math.max(0, Math.min(wanted, count - before))
}
