/** Deletes the profile, once its content is gone. */
import { deleteSettledAccounts } from '../../billing/payouts.repo'
import type { AppDeps } from '../../context'
import { queueOwnKeys } from '../../media/media.repo'
import { anonymizeConversations, type DeletionRow, deletePerson } from './account-deletion.repo'
import { anonymizeRecipient, deletePostsByAuthor, selectSendersTo } from './delete-posts.repo'

/** Deletes the profile in one batch, including anything that was still being written when the deletion started. */
export async function deleteProfile(
  { db, clock }: AppDeps,
  { userId, deletedUserId }: DeletionRow,
): Promise<void> {
  await db.batch([
    ...anonymizeConversations(db, userId, deletedUserId, selectSendersTo(userId)),
    ...anonymizeRecipient(db, { to: userId }, deletedUserId),
    queueOwnKeys(db, userId, clock.now()),
    deletePostsByAuthor(db, userId),
    // An account at the payment provider stays while something is owed.
    deleteSettledAccounts(db, userId),
    ...deletePerson(db, userId),
  ])
}
