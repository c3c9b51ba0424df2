/** Members mentioned in posts. */

import { and, eq, inArray, sql } from 'drizzle-orm'
import { selectValues } from '../../database/predicates'
import { postMentions } from '../../database/tables/mentions.table'
import { formerUsernames, profiles } from '../../database/tables/people.table'
import { posts } from '../../database/tables/posts.table'
import type { Database } from '../../tools/db'

/** A username as written in the post, and the member it belongs to. */
export type Mention = { name: string; userId: string }

/** Members with these usernames, current or former. */
export async function findMentionedMembers(db: Database, names: readonly string[]): Promise<Mention[]> {
  const requestedNames = selectValues(names)
  const { username, userId } = formerUsernames
  const former = db
    .select({ name: username, userId })
    .from(formerUsernames)
    .where(inArray(username, requestedNames))
  return db
    .select({ name: profiles.username, userId: profiles.id })
    .from(profiles)
    .where(inArray(profiles.username, requestedNames))
    .unionAll(former)
}

/** Statement that inserts the mentions of a post. Skips deleted members and names the stored post does not contain. */
export function addMentions(db: Database, postId: string, mentions: readonly Mention[], now: number) {
  return db
    .insert(postMentions)
    .select(
      sql`select ${postId} as post_id, m.value ->> 'name' as name, p.id as user_id, cast(${now} as integer) as created_at
      from json_each(${JSON.stringify(mentions)}) m join ${profiles} p on p.id = m.value ->> 'userId'
      where m.value ->> 'name' in ${selectMentionedNames(postId)}`,
    )
    .onConflictDoNothing()
}

/** Statement that deletes mentions of names the post no longer contains. */
export function deleteOtherMentions(db: Database, postId: string) {
  return db
    .delete(postMentions)
    .where(
      and(eq(postMentions.postId, postId), sql`${postMentions.name} not in ${selectMentionedNames(postId)}`),
    )
}

/** Names stored in the post's row: an edit that did not apply therefore changes no mentions. */
function selectMentionedNames(postId: string) {
  return sql`(select n.value from ${posts} s, json_each(s.mentions) n where s.id = ${postId})`
}
