/** Authors as their posts show them: kept in each post's row, so that a feed reads one table, and true to the profile. */
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { PROFILE_TOLD_MAX } from '../../domain/limits'
import { FEED_CHANNEL, NO_KIND, userChannel } from '../../domain/live'
import { peerKey } from '../../domain/messages'
import { collaborators } from '../invitations/invitations.table'
import { conversations } from '../messages/conversations.table'
import { profiles } from '../people/people.table'
import type { Database } from '../tools/db'
import { posts } from './posts.table'

/** What a new post says of its author, read as it is written: a profile may change after it was asked for. */
export function authorNow(personId: string) {
  const { displayName, username, avatarColor, avatarMediaId } = profiles
  const now = (column: SQL) => sql`(select ${column} from ${profiles} where id = ${personId})`
  return {
    authorName: now(sql`${displayName}`),
    authorUsername: now(sql`${username}`),
    authorAvatarColor: now(sql`${avatarColor}`),
    authorAvatarMediaId: now(sql`${avatarMediaId}`),
  }
}

/** The statement that lets somebody's posts say what they are called now. Full text follows by its triggers. */
export function renameAuthor(db: Database, personId: string) {
  const { authorName, authorUsername } = authorNow(personId)
  const differs = sql`(${posts.authorName}, ${posts.authorUsername}) <> (${authorName}, ${authorUsername})`
  return db
    .update(posts)
    .set({ authorName, authorUsername })
    .where(and(eq(posts.authorId, personId), differs))
}

/** The statement that lets somebody's posts show how they look now. Apart from names, which full text would be rewritten for. */
export function redrawAuthor(db: Database, personId: string) {
  const { authorAvatarColor, authorAvatarMediaId } = authorNow(personId)
  const differs = sql`(${posts.authorAvatarColor}, ${posts.authorAvatarMediaId}) is not (${authorAvatarColor}, ${authorAvatarMediaId})`
  return db
    .update(posts)
    .set({ authorAvatarColor, authorAvatarMediaId })
    .where(and(eq(posts.authorId, personId), differs))
}

/**
 * `channel, type, kind, id` for all who show this person: they themselves, those they talked to last, and everyone where
 * something public is theirs, under the kind of the newest of it, or else strangers would learn that there is somebody.
 */
export function concernedByPerson(personId: string): SQL {
  const isPublic = sql`p.visibility = 'public' and p.hidden_at is null`
  const written = sql`select p.kind from ${posts} p where p.author_id = ${personId} and ${isPublic}
    order by p.created_at desc limit 1`
  const workedOn = sql`select p.kind from ${collaborators} w join ${posts} p on p.id = w.post_id
    where w.person_id = ${personId} and ${isPublic} limit 1`
  const byName = peerKey({ by: 'user', value: '' })
  const talkedTo = sql`select substr(peer, ${byName.length + 1}) as id from ${conversations}
    where owner_id = ${personId} and state = 'open' and substr(peer, 1, ${byName.length}) = ${byName}
    order by last_at desc limit ${PROFILE_TOLD_MAX}`
  // Whoever wrote to an address of this person need not know who has it.
  const knows = sql`exists (select 1 from ${conversations} theirs
    where theirs.owner_id = other.id and theirs.peer = ${byName + personId})`
  return sql`with shown as (select coalesce((${written}), (${workedOn})) as kind)
    select ${userChannel(personId)} as channel, 'person.changed' as type, ${NO_KIND} as kind, ${personId} as id
    union select ${FEED_CHANNEL}, 'person.changed', kind, ${personId} from shown where kind is not null
    union select ${userChannel('')} || other.id, 'person.changed', ${NO_KIND}, ${personId}
      from (${talkedTo}) other where ${knows}`
}
