/** Conditions and event targets for purchases, evaluated when their batch runs; and what was bought. */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { getUserChannel } from '../../domain/live/live'
import { posts } from '../database/tables/posts.table'
import type { PostRow } from '../posts/posts.repo'
import type { Database } from '../tools/db'
import type { PaymentRow } from './payments.repo'

/** Whether a post is still sold at this price. Recordings are sold with their owlcast only. */
export function isForSale({ id, priceCents }: Pick<PostRow, 'id' | 'priceCents'>): SQL {
  return sql`exists (select 1 from ${posts} where id = ${id} and price_cents = cast(${priceCents} as integer)
    and price_cents > 0 and owlcast_id is null and hidden_at is null and visibility <> 'private')`
}

/** Whether a post has not been deleted. */
export function doesPostExist(id: string): SQL {
  return sql`exists (select 1 from ${posts} where id = ${id})`
}

/** The title of a bought post, for its buyer; undefined for Pro, and for a post that is gone or hidden. */
export async function findPaidTitle(
  db: Database,
  { subject, subjectId }: Pick<PaymentRow, 'subject' | 'subjectId'>,
): Promise<string | undefined> {
  if (subject !== 'post') return undefined
  const [row] = await db
    .select({ title: posts.title })
    .from(posts)
    .where(and(eq(posts.id, subjectId), isNull(posts.hiddenAt)))
  return row?.title
}

/** `channel, type, kind, id`: the change event for the buyer's own devices. */
export function selectPurchaseEventTargets(userId: string, postId: string, onlyIf: SQL): SQL {
  return sql`select ${getUserChannel(userId)} as channel, 'post.changed' as type, kind, id
    from ${posts} where id = ${postId} and ${onlyIf}`
}
