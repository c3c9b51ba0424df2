/** Conditions and event targets for purchases, evaluated when their batch runs. */
import { type SQL, sql } from 'drizzle-orm'
import { getUserChannel } from '../../domain/live/live'
import type { PostRow } from '../posts/posts.repo'
import { posts } from '../posts/posts.table'

/** Whether a post is still sold at this price. Recordings are sold with their owlcast only. */
export function isForSale({ id, priceCents }: Pick<PostRow, 'id' | 'priceCents'>): SQL {
  return sql`exists (select 1 from ${posts} where id = ${id} and price_cents = cast(${priceCents} as integer)
    and price_cents > 0 and owlcast_id is null and hidden_at is null and visibility <> 'private')`
}

/** Whether a post has not been deleted. */
export function doesPostExist(id: string): SQL {
  return sql`exists (select 1 from ${posts} where id = ${id})`
}

/** `channel, type, kind, id`: the change event for the buyer's own devices. */
export function selectPurchaseEventTargets(userId: string, postId: string, onlyIf: SQL): SQL {
  return sql`select ${getUserChannel(userId)} as channel, 'post.changed' as type, kind, id
    from ${posts} where id = ${postId} and ${onlyIf}`
}
