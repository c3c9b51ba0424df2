/**
 * Reply permissions: the root of a thread decides for every post below it. The only place that implements the rule; the
 * check before writing, the guard of the insert and the DTO all use `selectReplyLocks`.
 */

import { type SQL, sql } from 'drizzle-orm'
import type { ReplyLock } from '../../../domain/posts/reply-policy'
import { isMessage, selectValues } from '../../database/predicates'
import { follows } from '../../database/tables/follows.table'
import { collaborators } from '../../database/tables/invitations.table'
import { postMentions } from '../../database/tables/mentions.table'
import { connections, posts } from '../../database/tables/posts.table'
import { isBlocked } from '../../people/block-filter'
import type { Database } from '../../tools/db'

/** Id of the person who wants to reply; null if signed out. */
type ReplierId = string | null
export type ReplyLockRow = ReplyLock & { postId: string }

/** Statement that selects what prevents this person from replying; no row for posts they may reply to. */
export function listReplyLocks(db: Database, replierId: ReplierId, ids: readonly string[]) {
  const requestedIds = selectValues(ids)
  return db
    .select({
      postId: sql<string>`asked`.as('post_id'),
      from: sql<ReplyLock['from']>`reply_policy`.as('rule'),
      by: sql<string>`author_name`.as('by_name'),
    })
    .from(sql`(${selectReplyLocks(replierId, requestedIds)})`)
}

/** Condition: something prevents this person from replying to the post. */
export function isReplyLocked(replierId: ReplierId, postId: SQL): SQL {
  return sql`exists (${selectReplyLocks(replierId, sql`(${postId})`)})`
}

/**
 * Walks up to each thread root: from a reply to all of its parents, from a recording to its owlcast. A message is a
 * root itself, so its two people can always continue. Roots made private later restrict only people who can still see
 * them, and those may reply.
 */
function selectReplyLocks(replierId: ReplierId, ids: SQL): SQL {
  const step = sql`p.id, iif(p.parent_id is null or p.owlcast_id is not null or ${isMessage('p')},
    coalesce(p.owlcast_id, p.id), null)`
  return sql`with recursive up (asked, id, head) as (
      select p.id, ${step} from ${posts} p where p.id in ${ids}
      union
      select up.asked, ${step} from up
        join ${connections} c on c.child_id = up.id join ${posts} p on p.id = c.parent_id
        where up.head is null
    )
    select up.asked as asked, h.reply_policy as reply_policy, ${selectAuthorName(replierId)} as author_name
      from up join ${posts} h on h.id = up.head
      where h.reply_policy <> 'everyone' and h.visibility <> 'private' and h.hidden_at is null
        and not ${replierId === null ? sql`false` : canReply(replierId)}`
}

/** Name of the author of root `h`; empty if one of the two blocks the other. */
function selectAuthorName(replierId: ReplierId): SQL {
  return replierId === null
    ? sql`h.author_name`
    : sql`iif(${isBlocked(replierId, sql`h.author_id`)}, '', h.author_name)`
}

/** Whether root `h` allows this person to reply. */
function canReply(replierId: string): SQL {
  return sql`(h.author_id = ${replierId}
    or exists (select 1 from ${collaborators} w where w.post_id = h.id and w.user_id = ${replierId})
    or (h.reply_policy = 'followed' and exists (
      select 1 from ${follows} f where f.follower_id = h.author_id and f.followed_id = ${replierId}))
    or (h.reply_policy = 'mentioned' and exists (
      select 1 from ${postMentions} m where m.post_id = h.id and m.user_id = ${replierId})))`
}
