/** Noting what moderators do, in the batch that does it. */
import type { Tools } from '../context'
import { noteDeed } from './audit.repo'
import type { audit } from './audit.table'

export type Noted = Pick<typeof audit.$inferInsert, 'action'> & {
  /** The post or person it is done to. */
  subjectId?: string
  detail?: Record<string, number>
}

/** The statement that notes a deed of this moderator. */
export function deedNote(
  { db, ids, clock }: Pick<Tools, 'db' | 'ids' | 'clock'>,
  actor: { id: string },
  { action, subjectId, detail = {} }: Noted,
) {
  const row = { action, subjectId: subjectId ?? null, detail, createdAt: clock.now() }
  return noteDeed(db, { id: ids.make('aud'), actorId: actor.id, ...row })
}
