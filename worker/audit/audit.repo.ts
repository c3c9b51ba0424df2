/** Writes the audit log of moderators. */
import type { Database } from '../tools/db'
import { audit } from './audit.table'

/** Statement that inserts an audit entry; belongs in the batch of the action. */
export function insertAuditEntry(db: Database, entry: Required<typeof audit.$inferInsert>) {
  return db.insert(audit).values(entry)
}
