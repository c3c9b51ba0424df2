/** Deletes the profile, once its content is gone. */
import type { AppDeps } from '../../context'
import {
  anonymizeConversations,
  type DeletionRow,
  deletePerson,
  queueAllMedia,
} from './account-deletion.repo'
import { anonymizeRecipient, deletePostsByAuthor, selectSendersTo } from './delete-posts.repo'

/** One batch, including anything that was still being written when the deletion started. */
export async function deleteProfile(
  { db, clock }: AppDeps,
  { userId: personId, deletedUserId }: DeletionRow,
): Promise<void> {
  await db.batch([
    anonymizeConversations(db, personId, deletedUserId, selectSendersTo(personId)),
    ...anonymizeRecipient(db, { to: personId }, deletedUserId),
    queueAllMedia(db, personId, clock.now()),
    deletePostsByAuthor(db, personId),
    ...deletePerson(db, personId),
  ])
}
