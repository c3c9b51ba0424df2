/** Whose names stand in a post. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { formerUsernames, profiles } from '../people/people.table'
import type { Database } from '../tools/db'
import { postMentions } from './mentions.table'
import { posts } from './posts.table'

/** A member's name as it is written in a post, and whose it is. */
export type Mention = { name: string; personId: string }

/** The members who have these names, or had them. */
export async function findNamed(db: Database, names: readonly string[]): Promise<Mention[]> {
  const asked = sql`(select value from json_each(${JSON.stringify(names)}))`
  const { username, personId } = formerUsernames
  const had = db.select({ name: username, personId }).from(formerUsernames).where(inArray(username, asked))
  return db
    .select({ name: profiles.username, personId: profiles.id })
    .from(profiles)
    .where(inArray(profiles.username, asked))
    .unionAll(had)
}

/** The statement that writes down whom a post names; who is gone by then is left out, and so is what the post does not say. */
export function addMentions(db: Database, postId: string, mentions: readonly Mention[], now: number) {
  return db
    .insert(postMentions)
    .select(
      sql`select ${postId} as post_id, m.value ->> 'name' as name, p.id as person_id, cast(${now} as integer) as created_at
      from json_each(${JSON.stringify(mentions)}) m join ${profiles} p on p.id = m.value ->> 'personId'
      where m.value ->> 'name' in ${saidIn(postId)}`,
    )
    .onConflictDoNothing()
}

/** The statement that forgets whom a post named before, and does not name any more. */
export function dropOtherMentions(db: Database, postId: string) {
  return db
    .delete(postMentions)
    .where(and(eq(postMentions.postId, postId), sql`${postMentions.name} not in ${saidIn(postId)}`))
}

/** The names that the post itself carries: its row is changed first, or was not changed after all. */
function saidIn(postId: string) {
  return sql`(select n.value from ${posts} s, json_each(s.mentions) n where s.id = ${postId})`
}
