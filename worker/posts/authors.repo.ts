/** Author columns of posts: copied into each row so that a feed reads one table, and kept in sync with the profile. */
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { FEED_CHANNEL, getUserChannel, NO_KIND } from '../../domain/live/live'
import { formatPeerKey } from '../../domain/messages/messages'
import { conversations } from '../database/tables/conversations.table'
import { collaborators } from '../database/tables/invitations.table'
import { profiles } from '../database/tables/people.table'
import { posts } from '../database/tables/posts.table'
import type { Database } from '../tools/db'

/** Peers who get an event when a profile changes: those of the newest conversations. */
const PROFILE_NOTIFIED_MAX = 50

/** Author columns of a new post, as subqueries: the profile may change between request and insert. */
export function selectAuthorColumns(userId: string) {
  const { displayName, username, avatarColor, avatarMediaId, isBot } = profiles
  const selectProfileColumn = (column: SQL) => sql`(select ${column} from ${profiles} where id = ${userId})`
  return {
    authorName: selectProfileColumn(sql`${displayName}`),
    authorUsername: selectProfileColumn(sql`${username}`),
    authorAvatarColor: selectProfileColumn(sql`${avatarColor}`),
    authorAvatarMediaId: selectProfileColumn(sql`${avatarMediaId}`),
    authorIsBot: selectProfileColumn(sql`${isBot}`),
  }
}

/** Statement that copies the author's current names into their posts. Triggers update the full-text index. */
export function syncAuthorName(db: Database, userId: string) {
  const { authorName, authorUsername } = selectAuthorColumns(userId)
  const differs = sql`(${posts.authorName}, ${posts.authorUsername}) <> (${authorName}, ${authorUsername})`
  return db
    .update(posts)
    .set({ authorName, authorUsername })
    .where(and(eq(posts.authorId, userId), differs))
}

/**
 * Statement that copies the author's current avatar into their posts. Separate from names, which would rewrite the
 * full-text index.
 */
export function syncAuthorAvatar(db: Database, userId: string) {
  const { authorAvatarColor, authorAvatarMediaId } = selectAuthorColumns(userId)
  const differs = sql`(${posts.authorAvatarColor}, ${posts.authorAvatarMediaId}) is not (${authorAvatarColor}, ${authorAvatarMediaId})`
  return db
    .update(posts)
    .set({ authorAvatarColor, authorAvatarMediaId })
    .where(and(eq(posts.authorId, userId), differs))
}

/** Statement that copies the author's bot mark into their posts. */
export function syncAuthorBotMark(db: Database, userId: string) {
  const { authorIsBot } = selectAuthorColumns(userId)
  return db
    .update(posts)
    .set({ authorIsBot })
    .where(and(eq(posts.authorId, userId), sql`${posts.authorIsBot} <> ${authorIsBot}`))
}

/**
 * `channel, type, kind, id` for every client that shows this person: their own devices, their most recent peers, and
 * the feed channel if they have a public post (under the kind of the newest one; otherwise strangers would learn that
 * the account exists).
 */
export function selectPersonEventTargets(userId: string): SQL {
  const isPublic = sql`p.visibility = 'public' and p.hidden_at is null`
  const authoredKind = sql`select p.kind from ${posts} p where p.author_id = ${userId} and ${isPublic}
    order by p.created_at desc limit 1`
  const collaboratedKind = sql`select p.kind from ${collaborators} w join ${posts} p on p.id = w.post_id
    where w.user_id = ${userId} and ${isPublic} limit 1`
  const userPrefix = formatPeerKey({ by: 'user', value: '' })
  const recentPeers = sql`select substr(peer, ${userPrefix.length + 1}) as id from ${conversations}
    where owner_id = ${userId} and state = 'open' and substr(peer, 1, ${userPrefix.length}) = ${userPrefix}
    order by last_message_at desc limit ${PROFILE_NOTIFIED_MAX}`
  // A peer who wrote to an address must not learn which member owns it.
  const isKnownToPeer = sql`exists (select 1 from ${conversations} theirs
    where theirs.owner_id = other.id and theirs.peer = ${userPrefix + userId})`
  return sql`with shown as (select coalesce((${authoredKind}), (${collaboratedKind})) as kind)
    select ${getUserChannel(userId)} as channel, 'person.changed' as type, ${NO_KIND} as kind, ${userId} as id
    union select ${FEED_CHANNEL}, 'person.changed', kind, ${userId} from shown where kind is not null
    union select ${getUserChannel('')} || other.id, 'person.changed', ${NO_KIND}, ${userId}
      from (${recentPeers}) other where ${isKnownToPeer}`
}
