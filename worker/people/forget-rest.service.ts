/** The person themselves, once what they made is gone. */
import type { Tools } from '../context'
import { dropAllBy, letGo, writersTo } from '../posts/leaving.repo'
import { type ErasureRow, forgetPerson, queueAll, renameConversations } from './forget.repo'

/** All or nothing, with whatever was still on its way when the person left. */
export async function forgetTheRest({ db, clock }: Tools, { personId, standIn }: ErasureRow): Promise<void> {
  await db.batch([
    renameConversations(db, personId, standIn, writersTo(personId)),
    ...letGo(db, { to: personId }, standIn),
    queueAll(db, personId, clock.now()),
    dropAllBy(db, personId),
    ...forgetPerson(db, personId),
  ])
}
