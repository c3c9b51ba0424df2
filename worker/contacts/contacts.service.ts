/**
 * Finding people one knows (D11). What is asked for is compared and forgotten: nothing of a contact is stored or logged, and
 * whoever did not say that they want to be found is as good as not there.
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

/** The members behind addresses and numbers who want to be found by them, as far as the day's budget reaches. */
export async function matchContacts(
  kit: Kit,
  askerId: string,
  identifiers: readonly string[],
): Promise<Matches> {
  const taken = await takeOfDay(kit, askerId, identifiers.length)
  if (taken === 0) throw fail('contacts.enough', { max: IDENTIFIERS_PER_DAY.count })
  // What has no such form keeps its place, and is looked up like the others.
  const asked = identifiers.slice(0, taken).map((one) => (identifierForm(one) === null ? null : one))
  const rows = await findMatches(kit.db, askerId, asked)
  const matches = rows.map(({ index, isFollowed, avatarMediaId, ...person }) => ({
    index,
    person: { ...person, avatarUrl: avatarMediaId && mediaPath(avatarMediaId) },
    isFollowed: isFollowed === 1,
  }))
  return { taken, matches }
}

/** What a person chose. Nobody is found before they said so. */
export async function discoverabilityOf({ db }: Pick<Kit, 'db'>, personId: string): Promise<Discoverability> {
  return (await readDiscoverability(db, personId)) ?? { byEmail: false, byPhone: false }
}

/** Writes down by what a person wants to be found. */
export async function chooseDiscoverability(
  { db }: Pick<Kit, 'db'>,
  personId: string,
  chosen: Discoverability,
): Promise<Discoverability> {
  await writeDiscoverability(db, personId, chosen)
  return chosen
}

/** Counts against the day's budget; answers for how many of them it was enough. */
async function takeOfDay({ db, clock }: Kit, personId: string, wanted: number): Promise<number> {
  const { count, seconds } = IDENTIFIERS_PER_DAY
  const key = await countedAs(`contacts|${personId}`)
  const now = clock.now()
  const before = await countTaken(db, key, { taken: wanted, now, endsAt: now + seconds * 1000 })
  return Math.max(0, Math.min(wanted, count - before))
}
