/** Recipients of post events, as selects that run in the batch that makes the change. */

import { type SQL, sql } from 'drizzle-orm'
import { FEED_CHANNEL, getUserChannel, UNCLAIMED_CHANNEL } from '../../domain/live/live'
import { isMessage, selectValues } from '../database/predicates'
import { users } from '../database/tables/auth.table'
import { formerNumberMessages } from '../database/tables/former-number-messages.table'
import { collaborators } from '../database/tables/invitations.table'
import { connections, posts } from '../database/tables/posts.table'
import type { PostRow } from './posts.repo'

/**
 * `channel, type, kind, id` for each channel to notify about these posts. A listed post is announced as itself; a reply
 * as a change of its parents; a recording as a change of its owlcast (to the collaborators if that is unlisted). A
 * message reaches only its two people, the recipient through a verified address if it was sent to an address; unknown
 * addresses write an event too, so that sequence gaps do not reveal members. Unlisted posts reach author and
 * collaborators. D1 allows five selects per compound.
 */
export function selectPostEventTargets(
  type: 'post.created' | 'post.deleted' | 'post.changed',
  ids: string[],
): SQL {
  return sql`with those as (select * from ${posts} where id in ${selectValues(ids)})
  select ${FEED_CHANNEL} as channel, ${type} as type, kind, id from those where visibility = 'public' and parent_id is null and owlcast_id is null
  union select ${owlcastChannel}, 'post.changed', o.kind, o.id
    from those t join ${posts} o on o.id = t.owlcast_id left join ${collaborators} w on w.post_id = o.id
  union select ${getUserChannel('')} || party.user_id, ${type}, t.kind, t.id
    from those t join (${parties}) party on party.id = t.id
    where party.user_id is not null and ((t.visibility <> 'public' and t.owlcast_id is null)
      or ${isMessage('t')})
  union select coalesce(${getUserChannel('')} || u.id, ${UNCLAIMED_CHANNEL}), ${type}, t.kind, t.id from those t left join ${users} u
    on (u.email = t.recipient_email and u.email_verified) or (u.phone_number = t.recipient_phone and u.phone_number_verified
      and not exists (select 1 from ${formerNumberMessages} f where f.post_id = t.id and f.user_id is not u.id))
    where t.recipient_id is null and (t.recipient_email is not null or t.recipient_phone is not null)
  union select case when t.visibility = 'public' and p.visibility = 'public' then ${FEED_CHANNEL} else ${getUserChannel('')} || p.author_id end,
      'post.changed', p.kind, p.id
    from those t join ${connections} c on c.child_id = t.id join ${posts} p on p.id = c.parent_id
    where t.visibility <> 'private'`
}

/** Announces a post of a podcast or an archive to its author alone: it is not new to anyone else. */
export function selectAuthorEventTargets(id: string): SQL {
  return sql`select ${getUserChannel('')} || author_id as channel, 'post.changed' as type, kind, id from ${posts} where id = ${id}`
}

/** Announces a post that left the public lists as deleted. */
export function selectUnlistedEventTargets({ id, visibility }: Pick<PostRow, 'id' | 'visibility'>): SQL {
  return sql`select ${FEED_CHANNEL} as channel, 'post.deleted' as type, kind, id from ${posts}
    where id = ${id} and visibility <> 'public' and ${visibility} = 'public'`
}

/** People of the posts in `those`: author, recipient and collaborators. */
const parties = sql`select id, author_id as user_id from those union select id, recipient_id from those
    union select post_id, user_id from ${collaborators} where post_id in (select id from those)`

/** Channel for an owlcast `o` and its collaborator `w`. */
const owlcastChannel = sql`case when o.visibility = 'public' then ${FEED_CHANNEL} else ${getUserChannel('')} || coalesce(w.user_id, o.author_id) end`

/**
 * Both ends of a post's connections, announced as changed to everyone who may know of the connection; for a message, to
 * its two people.
 */
export function selectConnectionEventTargets(childId: string, connectionCondition: SQL): SQL {
  return sql`with ends as (
      select t.visibility as child_visibility, t.author_id as child_author, t.recipient_id as child_recipient,
        t.kind as child_kind, t.id as child_id,
        p.visibility as parent_visibility, p.author_id as parent_author, p.kind as parent_kind, p.id as parent_id
      from ${posts} t join ${connections} on ${connections.childId} = t.id join ${posts} p on p.id = ${connections.parentId}
      where t.id = ${childId} and ${connectionCondition})
  select case when child_visibility = 'public' then ${FEED_CHANNEL} else ${getUserChannel('')} || child_author end as channel,
      'post.changed' as type, child_kind as kind, child_id as id from ends
  union select ${getUserChannel('')} || child_recipient, 'post.changed', child_kind, child_id
    from ends where child_visibility <> 'public' and child_recipient is not null
  union select case when child_visibility = 'public' and parent_visibility = 'public' then ${FEED_CHANNEL}
      else ${getUserChannel('')} || parent_author end, 'post.changed', parent_kind, parent_id
    from ends where child_visibility <> 'private' or parent_visibility = 'private'`
}

/** Channel of the clients that show this post. */
export function getPostChannel({ visibility, authorId }: Pick<PostRow, 'visibility' | 'authorId'>): string {
  return visibility === 'public' ? FEED_CHANNEL : getUserChannel(authorId)
}
