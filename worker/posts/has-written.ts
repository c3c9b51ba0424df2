/** The condition that somebody wrote to another person, for statements that depend on it. */
import { type SQL, sql } from 'drizzle-orm'
import { posts } from './posts.table'

/** Holds where one wrote to the other as a member; what went to an address counts once its owner has answered. */
export function hasWrittenTo(one: SQL, other: string): SQL {
  return sql`exists (select 1 from ${posts} w where w.author_id = ${one} and w.recipient_id = ${other})`
}
