/** An author's sales with what became of them. */
import { sql } from 'drizzle-orm'
import type { Kind, Subtype } from '../../domain/kinds'
import { ledger, payments } from '../database/tables/billing.table'
import { payouts, reversals } from '../database/tables/payouts.table'
import { posts } from '../database/tables/posts.table'
import type { CursorPosition } from '../http/cursor'
import type { Database } from '../tools/db'

export type EarningRow = {
  id: string
  soldAt: number
  postId: string
  title: string | null
  kind: Kind | null
  subtype: Subtype | null
  seconds: number | null
  transcript: string | null
  content: string | null
  cents: number
  costCents: number
  feeCents: number
  /** The author's entries in the ledger by now. */
  keptCents: number
  isDisputed: number
  isPaidOut: number
}

/**
 * A user's sales, newest first, after a position. Paid out is a sale of which sent payouts include as much as the author
 * keeps: what was taken back later and returned is not owed again.
 */
export function listEarnings(
  db: Database,
  userId: string,
  { after, limit }: { after: CursorPosition | null; limit: number },
): Promise<EarningRow[]> {
  const isAfter = after
    ? sql` and (y.paid_at, y.id) < (cast(${after.createdAt} as integer), ${after.id})`
    : sql``
  const entries = sql`from ${ledger} l where l.payment_id = y.id and l.account = 'payee'`
  return db.all<EarningRow>(sql`select y.id as "id", y.paid_at as "soldAt", y.subject_id as "postId", p.title as "title", p.kind as "kind",
      p.subtype as "subtype", p.seconds as "seconds", p.transcript as "transcript", p.content as "content",
      y.cents as "cents", y.cost_cents as "costCents", y.fee_cents as "feeCents",
      (select coalesce(sum(l.cents), 0) ${entries}) as "keptCents",
      exists (select 1 from ${reversals} r where r.provider = y.provider and r.charge_reference = y.charge_reference
        and r.kind = 'dispute' and r.state = 'taken') as "isDisputed",
      (select sum(l.cents) ${entries}) > 0 and coalesce((select sum(l.cents) ${entries}
          and l.created_at <= (select max(until) from ${payouts} where payee_id = ${userId} and state = 'sent'))
        >= (select sum(l.cents) ${entries}), 0) as "isPaidOut"
    from ${payments} y left join ${posts} p on p.id = y.subject_id and p.author_id = y.payee_id
    where y.payee_id = ${userId} and y.state = 'paid'${isAfter}
    order by y.paid_at desc, y.id desc limit cast(${limit} as integer)`)
}
