/** Event that makes the user's other devices reload the session. */
import { type SQL, sql } from 'drizzle-orm'
import { getUserChannel, NO_KIND } from '../../domain/live/live'

/** Selects `channel, type, kind, id` where the condition holds: the account changed, for its owner only. */
export function selectAccountChanged(userId: string, onlyIf: SQL): SQL {
  return sql`select ${getUserChannel(userId)} as channel, 'account.changed' as type, ${NO_KIND} as kind, ${userId} as id
    where ${onlyIf}`
}
