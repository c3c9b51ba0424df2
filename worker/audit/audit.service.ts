/** Creates audit entries for moderators' actions, in the batch of the action. */
import type { Tools } from '../context'
import { noteDeed } from './audit.repo'
import type { audit } from './audit.table'

export type Noted = Pick<typeof audit.$inferInsert, 'action'> & {
  /** The post or person the action concerns. */
  subjectId?: string
  detail?: Record<string, number>
}

/** Statement that inserts the entry of an action. */
export function deedNote(
  { db, ids, clock }: Pick<Tools, 'db' | 'ids' | 'clock'>,
  actor: { id: string },
  { action, subjectId, detail = {} }: Noted,
) {
  const row = { action, subjectId: subjectId ?? null, detail, createdAt: clock.now() }
  return noteDeed(db, { id: ids.make('aud'), actorId: actor.id, ...row })
}
