/** What a person's other devices are told when their own account changes: to ask again who is signed in. */
import { type SQL, sql } from 'drizzle-orm'
import { NO_KIND, userChannel } from '../../domain/live'

/** `channel, type, kind, id`: the account reads differently where this holds, which concerns its owner alone. */
export function accountChanged(personId: string, onlyIf: SQL): SQL {
  return sql`select ${userChannel(personId)} as channel, 'account.changed' as type, ${NO_KIND} as kind, ${personId} as id
    where ${onlyIf}`
}
