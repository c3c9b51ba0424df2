/** Event that makes the user's other devices reload the session. */
import { type SQL, sql } from 'drizzle-orm'
import { NO_KIND, userChannel } from '../../domain/live'

/** Selects `channel, type, kind, id` where the condition holds: the account changed, for its owner only. */
export function accountChanged(personId: string, onlyIf: SQL): SQL {
  return sql`select ${userChannel(personId)} as channel, 'account.changed' as type, ${NO_KIND} as kind, ${personId} as id
    where ${onlyIf}`
}
