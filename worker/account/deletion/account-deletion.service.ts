/**
 * Account deletion (D16). One batch starts it: from then on the user cannot sign in and none of their content is
 * visible. The rest is deleted in bounded, repeatable steps: by the request as far as it gets, then by the cron
 * trigger. Needs no session.
 */
import type { BatchItem } from 'drizzle-orm/batch'
import { DELETED_ID_PREFIX } from '../../../domain/account/account-deletion'
import { PURGE_ROWS_PER_BATCH, USERNAME_RESERVED_DAYS } from '../../../domain/limits'
import { isEmail } from '../../../domain/people/email'
import { DAY_MS } from '../../../domain/time/units'
import { addToDeletionList } from '../../backups/deletion-lists.service'
import { cancelCheckouts } from '../../billing/cancel-checkouts.service'
import type { AppDeps } from '../../context'
import { createAccountDeletedEmail } from '../../emails/deletion-emails'
import { renameAnsweredInvitations } from '../../invitations/invitations.repo'
import { createEmail } from '../../outbox/outbox.service'
import { hashUsername } from '../../people/reserved-usernames'
import { formatError } from '../../tools/format-error'
import {
  anonymizeConversations,
  type DeletionRow,
  findDeletion,
  finishDeletion,
  listDeletions,
  markAttempted,
} from './account-deletion.repo'
import { deleteOwnPosts, deleteStoredBytes, deleteUploads } from './delete-content.service'
import {
  anonymizeAddressMessages,
  anonymizeRecipient,
  clearClaimedAddress,
  listFormerNumbers,
  listMessagesTo,
} from './delete-posts.repo'
import { deleteProfile } from './delete-profile.service'
import { assertUnchanged, readIdentifiers, startDeletion } from './start-deletion.repo'

/** Rows deleted while the user waits and per cron run; users per run. */
const DELETION_ROWS_PER_CALL = 1000
export const DELETIONS_PER_RUN = 5
/** Statements per deletion step, including the final ones. */
const DELETION_STATEMENTS = 60

export type AccountDeletionResult = {
  erasedAt: number
  hadPayments: boolean
  isEmailed: boolean
  isDone: boolean
}

/**
 * Deletes an account; null when it does not exist. `isDone`: nothing is left, otherwise the cron trigger continues.
 * `records` are written in the batch that starts the deletion.
 */
export async function deleteAccount(
  deps: AppDeps,
  userId: string,
  records: readonly BatchItem<'sqlite'>[] = [],
): Promise<AccountDeletionResult | null> {
  const row = await findOrStartDeletion(deps, userId, records)
  if (!row) return null
  const isDone = await runDeletion(deps, row).catch((error: unknown) => {
    console.error(JSON.stringify({ erasing: row.deletedUserId, error: formatError(error) }))
    return false
  })
  const { startedAt: erasedAt, hadPayments, email } = row
  return { erasedAt, hadPayments, isEmailed: email !== null, isDone }
}

/**
 * Continues unfinished deletions; one that fails does not stop the others. Then throws, so that the alarms notice an
 * account that is never deleted. Cron step.
 */
export async function resumeDeletions(deps: AppDeps): Promise<void> {
  let failed = 0
  for (const row of await listDeletions(deps.db, DELETIONS_PER_RUN)) {
    if (!deps.hasBudget(DELETION_STATEMENTS)) break
    await markAttempted(deps.db, row.userId, deps.clock.now())
    await resumeDeletion(deps, row).catch((error: unknown) => {
      failed += 1
      console.error(JSON.stringify({ erasing: row.deletedUserId, error: formatError(error) }))
    })
  }
  if (failed > 0) throw new Error(`${failed} deletions failed`)
}

async function resumeDeletion(deps: AppDeps, { userId }: DeletionRow): Promise<void> {
  const row = await findOrStartDeletion(deps, userId, [])
  if (row) await runDeletion(deps, row)
}

/** Starts a deletion, or returns the one in progress. That of a restored account has a row already, and starts too. */
async function findOrStartDeletion(
  deps: AppDeps,
  userId: string,
  records: readonly BatchItem<'sqlite'>[],
): Promise<DeletionRow | null> {
  const { db, env, ids, clock } = deps
  const existing = await findDeletion(db, userId)
  if (existing && existing.deletedUserId !== '') return existing
  const subject = await readIdentifiers(db, userId)
  if (!subject) return null
  const formerNumbers = await listFormerNumbers(db, userId)
  const now = clock.now()
  const email = subject.isProven && isEmail(subject.email) ? subject.email : null
  const phone = subject.isPhoneProven ? subject.phone : null
  const row: DeletionRow = {
    userId: userId,
    deletedUserId: ids.make(DELETED_ID_PREFIX),
    // The user of a restored account got this email the first time.
    email: existing ? null : email,
    language: subject.language,
    hadPayments: subject.hadPayments > 0,
    startedAt: now,
    attemptedAt: 0,
  }
  const batch = db.batch([
    assertUnchanged(db, subject),
    ...startDeletion(db, subject, row, {
      usernameHashes: await Promise.all(subject.usernames.map((name) => hashUsername(env, name))),
      expiresAt: now + USERNAME_RESERVED_DAYS * DAY_MS,
      anonymousName: ids.make(DELETED_ID_PREFIX),
      anonymizeStatements: [
        // First: the user may have the same number again.
        ...formerNumbers.flatMap(({ number }) =>
          anonymizeAddressMessages(db, { toFormerNumber: number, of: userId }, ids.make(DELETED_ID_PREFIX)),
        ),
        ...[email, phone]
          .filter((address) => address !== null)
          .flatMap((address) => anonymizeAddress(deps, address, userId)),
      ],
    }),
    ...records,
  ])
  try {
    await batch
  } catch (error) {
    const current = await readIdentifiers(db, userId)
    const isSame = (['email', 'phone', 'username'] as const).every(
      (name) => current?.[name] === subject[name],
    )
    if (isSame) throw error
    // A concurrent request changed the account, or started its deletion.
    return findOrStartDeletion(deps, userId, records)
  }
  return findDeletion(db, userId)
}

/**
 * Anonymizes unclaimed messages to an address of a user, whose next owner is another person, and clears it where a
 * member claimed them. Each address gets its own placeholder id, so that two addresses cannot be linked to one user.
 */
function anonymizeAddress({ db, ids }: AppDeps, address: string, userId: string) {
  return [
    ...anonymizeAddressMessages(db, { toAddress: address, of: userId }, ids.make(DELETED_ID_PREFIX)),
    ...clearClaimedAddress(db, address),
    ...renameAnsweredInvitations(db, address),
  ]
}

/** A step processes at most `limit` rows and returns how many; 0 when nothing is left. */
type DeletionStep = (deps: AppDeps, row: DeletionRow, limit: number) => Promise<number>

// Messages first: conversations keep their position by them.
const STEPS: readonly DeletionStep[] = [anonymizeMessages, deleteOwnPosts, deleteUploads]

async function runDeletion(deps: AppDeps, row: DeletionRow): Promise<boolean> {
  const { db, live, hasBudget } = deps
  // First: from the receipt on, no copy of the database may bring the account back.
  await addToDeletionList(deps, row.userId, row.startedAt)
  await live.closeSockets(row.userId)
  let remaining = DELETION_ROWS_PER_CALL
  for (const step of STEPS)
    for (let processed = 1; processed > 0; remaining -= processed) {
      if (remaining <= 0 || !hasBudget(DELETION_STATEMENTS)) return false
      processed = await step(deps, row, PURGE_ROWS_PER_BATCH)
    }
  const isSettled = await cancelCheckouts(deps, row.userId)
  await deleteProfile(deps, row)
  await deleteStoredBytes(deps, row)
  if (!isSettled) return false
  const { email, language } = row
  const emailDraft =
    email === null
      ? null
      : deps.t(() => createAccountDeletedEmail(email, { ...row, at: row.startedAt }), language)
  await db.batch(finishDeletion(db, row.userId, emailDraft && createEmail(deps, emailDraft)))
  return true
}

/** Messages to the user stay with their authors, in a conversation with a deleted user. */
async function anonymizeMessages({ db }: AppDeps, { userId, deletedUserId }: DeletionRow, limit: number) {
  const found = await listMessagesTo(db, userId, limit)
  const writers = [...new Set(found.map(({ authorId }) => authorId))]
  if (found.length > 0)
    await db.batch([
      ...anonymizeConversations(db, userId, deletedUserId, writers),
      ...anonymizeRecipient(
        db,
        found.map(({ id }) => id),
        deletedUserId,
      ),
    ])
  return found.length
}
