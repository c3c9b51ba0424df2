/**
 * Account deletion (D16). One batch starts it: from then on the user cannot sign in and none of their content is
 * visible. The rest is deleted in bounded, repeatable steps: by the request as far as it gets, then by the cron
 * trigger. Needs no session.
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

/** Deletes an account; null when it does not exist. `isDone`: nothing is left, otherwise the cron trigger continues. */
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

/** Continues unfinished deletions; one that fails does not stop the others. Cron step. */
export async function goOnErasing(tools: Tools): Promise<void> {
  for (const row of await listErasures(tools.db, ERASURES_PER_RUN)) {
    if (!tools.hasRoom(ERASE_STATEMENTS)) return
    await noteTried(tools.db, row.personId, tools.clock.now())
    await goOn(tools, row).catch((error: unknown) =>
      console.error(JSON.stringify({ erasing: row.standIn, error: told(error) })),
    )
  }
}

/** Starts a deletion, or returns the one in progress. */
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
  // A concurrent request may have started it.
  return findErasure(db, personId)
}

/**
 * Anonymizes unclaimed messages to an address, whose next owner is another person. Each address gets its own
 * placeholder id, so that two addresses cannot be linked to one user.
 */
function letAddressGo({ db, ids }: Tools, address: string) {
  const standIn = ids.make(STAND_IN_PREFIX)
  return [renameAddress(db, address, standIn), ...letGo(db, { toAddress: address }, standIn)]
}

/** One step processes at most `limit` rows and returns how many; 0 when nothing is left. */
type Step = (tools: Tools, row: ErasureRow, limit: number) => Promise<number>

// Messages first: conversations keep their position by them.
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

/** Messages to the user stay with their authors, in a conversation with a deleted user. */
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
