/**
 * Forgetting a person for good (D16). Beginning is one batch: from then on nobody is signed in as them, and nothing of
 * theirs is found. Deleting what they leave behind goes on in bounded steps, each of which may fail and be taken again: by
 * the call that began it as far as it comes, and by the cron trigger until nothing is left. Knows no session.
 */
import { STAND_IN_PREFIX } from '../../domain/erasure'
import { DAY_MS } from '../../domain/expiry'
import {
  ERASE_ROWS_PER_CALL,
  ERASE_STATEMENTS,
  ERASURES_PER_RUN,
  NAME_RETIRED_DAYS,
  PURGE_ROWS_PER_BATCH,
} from '../../domain/limits'
import { isEmail } from '../../domain/people'
import { endCheckouts } from '../billing/end-checkouts.service'
import type { Tools } from '../context'
import { told } from '../http/told'
import { mailLetter } from '../outbox/outbox.service'
import { letGo, someTo } from '../posts/leaving.repo'
import { removeBytes, removeOwnPosts, removeUploads } from './erase-own.service'
import {
  closeErasure,
  type ErasureRow,
  findErasure,
  listErasures,
  noteTried,
  renameAddress,
  renameConversations,
} from './forget.repo'
import { forgetTheRest } from './forget-rest.service'
import { beginForgetting, readLeaving } from './leave.repo'
import { farewellLetter } from './letters'
import { nameHash } from './retired-names'

export type Erased = { erasedAt: number; hadPayments: boolean; isMailed: boolean; isDone: boolean }

/** Forgets a person; null where there is nobody. `isDone`: nothing is left already, else the cron trigger goes on. */
export async function erasePerson(tools: Tools, personId: string): Promise<Erased | null> {
  const row = await begin(tools, personId)
  if (!row) return null
  const isDone = await goOn(tools, row).catch((error: unknown) => {
    console.error(JSON.stringify({ erasing: row.standIn, error: told(error) }))
    return false
  })
  const { startedAt: erasedAt, hadPayments, email } = row
  return { erasedAt, hadPayments, isMailed: email !== null, isDone }
}

/** Goes on forgetting those who are not forgotten yet; part of the cron run. One who fails holds up no other. */
export async function goOnErasing(tools: Tools): Promise<void> {
  for (const row of await listErasures(tools.db, ERASURES_PER_RUN)) {
    if (!tools.hasRoom(ERASE_STATEMENTS)) return
    await noteTried(tools.db, row.personId, tools.clock.now())
    await goOn(tools, row).catch((error: unknown) =>
      console.error(JSON.stringify({ erasing: row.standIn, error: told(error) })),
    )
  }
}

/** Takes the person away from everybody's eyes. Begun already, it is not begun anew. */
async function begin(tools: Tools, personId: string): Promise<ErasureRow | null> {
  const { db, env, ids, clock } = tools
  const begun = await findErasure(db, personId)
  if (begun) return begun
  const leaving = await readLeaving(db, personId)
  if (!leaving) return null
  const now = clock.now()
  const email = leaving.isProven && isEmail(leaving.email) ? leaving.email : null
  const phone = leaving.isPhoneProven ? leaving.phone : null
  const row: ErasureRow = {
    personId,
    standIn: ids.make(STAND_IN_PREFIX),
    email,
    hadPayments: leaving.hadPayments > 0,
    startedAt: now,
    triedAt: 0,
  }
  await db.batch(
    beginForgetting(db, leaving, row, {
      nameHashes: await Promise.all(leaving.usernames.map((name) => nameHash(env, name))),
      untilAt: now + NAME_RETIRED_DAYS * DAY_MS,
      unnamed: ids.make(STAND_IN_PREFIX),
      unanswered: [email, phone]
        .filter((address) => address !== null)
        .flatMap((address) => letAddressGo(tools, address)),
    }),
  )
  // Somebody else may have begun it at the same moment.
  return findErasure(db, personId)
}

/**
 * What was written to an address and never answered: whoever has the address next is somebody else. Each address has a
 * stand-in of its own, so that nobody learns that two were one person's.
 */
function letAddressGo({ db, ids }: Tools, address: string) {
  const standIn = ids.make(STAND_IN_PREFIX)
  return [renameAddress(db, address, standIn), ...letGo(db, { toAddress: address }, standIn)]
}

/** One step takes what it finds, at most so many rows, and answers how many; 0 where nothing is left for it. */
type Step = (tools: Tools, row: ErasureRow, limit: number) => Promise<number>

// Messages first: conversations with the person keep their place by them.
const STEPS: readonly Step[] = [letMessagesGo, removeOwnPosts, removeUploads]

async function goOn(tools: Tools, row: ErasureRow): Promise<boolean> {
  const { db, live, hasRoom } = tools
  await live.hangUp(row.personId)
  let left = ERASE_ROWS_PER_CALL
  for (const step of STEPS)
    for (let taken = 1; taken > 0; left -= taken) {
      if (left <= 0 || !hasRoom(ERASE_STATEMENTS)) return false
      taken = await step(tools, row, PURGE_ROWS_PER_BATCH)
    }
  const isSettled = await endCheckouts(tools, row.personId)
  await forgetTheRest(tools, row)
  await removeBytes(tools, row.personId)
  if (!isSettled) return false
  const { email } = row
  const letter = email === null ? null : tools.say(() => farewellLetter(email, { ...row, at: row.startedAt }))
  await db.batch(closeErasure(db, row.personId, letter && mailLetter(tools, letter)))
  return true
}

/** What others wrote to the person stays theirs, in a conversation with somebody who left. */
async function letMessagesGo({ db }: Tools, { personId, standIn }: ErasureRow, limit: number) {
  const found = await someTo(db, personId, limit)
  const writers = [...new Set(found.map(({ authorId }) => authorId))]
  if (found.length > 0)
    await db.batch([
      renameConversations(db, personId, standIn, writers),
      ...letGo(
        db,
        found.map(({ id }) => id),
        standIn,
      ),
    ])
  return found.length
}
