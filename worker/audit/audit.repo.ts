/** Writing down what moderators do. */
import type { Database } from '../tools/db'
import { audit } from './audit.table'

/** The statement that notes a deed; it belongs into the batch that does it. */
export function noteDeed(db: Database, deed: Required<typeof audit.$inferInsert>) {
  return db.insert(audit).values(deed)
}
