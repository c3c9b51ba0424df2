/** Whether a user has an address when the statement runs: a session was read before. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { users } from './auth.table'

/** Condition: the user has verified this email address or number. */
export function isAddressOwner(userId: string, address: string | SQLWrapper): SQL {
  return sql`exists (select 1 from ${users} u where u.id = ${userId}
    and ((u.email = ${address} and u.email_verified) or (u.phone_number = ${address} and u.phone_number_verified)))`
}
