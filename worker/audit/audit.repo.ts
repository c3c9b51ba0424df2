/** Writes the audit log of moderators. */

import { audit } from '../database/tables/audit.table'
import type { Database } from '../tools/db'

/** Statement that inserts an audit entry; belongs in the batch of the action. */
export function insertAuditEntry(db: Database, entry: Required<typeof audit.$inferInsert>) {
  return db.insert(audit).values(entry)
}
