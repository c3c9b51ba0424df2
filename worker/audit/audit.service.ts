/** Creates audit entries for moderators' actions, in the batch of the action. */
import type { AppDeps } from '../context'
import type { audit } from '../database/tables/audit.table'
import { insertAuditEntry } from './audit.repo'

export type AuditInput = Pick<typeof audit.$inferInsert, 'action'> & {
  /** The post or person the action concerns. */
  subjectId?: string
  detail?: Record<string, number>
}

/** Statement that inserts the entry of an action. */
export function createAuditEntry(
  { db, ids, clock }: Pick<AppDeps, 'db' | 'ids' | 'clock'>,
  actor: { id: string },
  { action, subjectId, detail = {} }: AuditInput,
) {
  const row = { action, subjectId: subjectId ?? null, detail, createdAt: clock.now() }
  return insertAuditEntry(db, { id: ids.make('aud'), actorId: actor.id, ...row })
}
