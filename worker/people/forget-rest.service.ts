/** Deletes the profile, once its content is gone. */
import type { Tools } from '../context'
import { dropAllBy, letGo, writersTo } from '../posts/leaving.repo'
import { type ErasureRow, forgetPerson, queueAll, renameConversations } from './forget.repo'

/** One batch, including anything that was still being written when the deletion started. */
export async function forgetTheRest({ db, clock }: Tools, { personId, standIn }: ErasureRow): Promise<void> {
  await db.batch([
    renameConversations(db, personId, standIn, writersTo(personId)),
    ...letGo(db, { to: personId }, standIn),
    queueAll(db, personId, clock.now()),
    dropAllBy(db, personId),
    ...forgetPerson(db, personId),
  ])
}
