/** Buys posts: one payment at a time, at the price shown, and never for a post that is already unlocked. */
import { and } from 'drizzle-orm'
import { feeOf } from '../../domain/billing'
import { fail } from '../../domain/errors'
import { kindOf } from '../../domain/kinds'
import { PURCHASES_LISTED_MAX } from '../../domain/limits'
import type { LiveEvent } from '../../domain/live'
import { dollars, paidPostId } from '../../domain/paywall'
import type { Purchase, Purchases } from '../../domain/purchases.schema'
import type { Viewer } from '../auth/session'
import type { Tools } from '../context'
import { openTo } from '../posts/open-posts'
import { isForSale } from '../posts/paid.repo'
import { findPost, type PostRow } from '../posts/posts.repo'
import type { Looker } from '../posts/visible-posts'
import { checkOut, type Sale } from './checkout.service'
import { hasNotPaid, listPaid } from './entitlements.repo'

type Asked = { viewer: Looker; id: string; cents: number }
type Bought = { purchase: Purchase; events: LiveEvent[] }

const OPEN: Bought = { purchase: { is: 'paid' }, events: [] }

/** Buys a post or starts a checkout. A repeated request continues the open payment; unlocked posts are not charged. */
export async function purchase(tools: Tools, buyer: Viewer, asked: Asked): Promise<Bought> {
  const post = await sold(tools, asked)
  if (await isOpen(tools, asked.viewer, post)) return OPEN
  // Collaborators control who sees a private post, so access to it is not for sale.
  if (post.visibility === 'private') throw fail('purchase.members_only')
  if (asked.cents !== post.priceCents) throw changed(post)
  const paying = await checkOut(tools, buyer.id, saleOf(tools, buyer, post))
  if (!paying) return again(tools, asked)
  if (paying.is === 'continue') return { purchase: paying, events: [] }
  return { ...OPEN, events: paying.events }
}

/** Posts a person bought, and the payment provider in use. */
export async function purchasesOf({ db, billing }: Tools, person: Viewer): Promise<Purchases> {
  const rows = await listPaid(db, person.id, PURCHASES_LISTED_MAX)
  return { items: rows.map(({ postId }) => postId), billing: billing.name }
}

/** The post to pay for, if the buyer may see it: for a recording its owlcast. */
async function sold({ db, clock }: Tools, { viewer, id }: Asked): Promise<PostRow> {
  const seen = await findPost(db, viewer, clock.now(), id)
  const whole =
    seen && seen.owlcastId !== null ? await findPost(db, viewer, clock.now(), paidPostId(seen)) : seen
  if (!whole) throw fail('post.not_found')
  if (whole.priceCents === 0) throw fail('purchase.free')
  return whole
}

async function isOpen(tools: Tools, viewer: Looker, post: PostRow): Promise<boolean> {
  return (await openTo(tools, viewer, [post]))(post)
}

const changed = ({ priceCents: cents }: PostRow) =>
  fail('purchase.price_changed', { cents, price: dollars(cents) }, 'price')

/** Nothing was started: another window bought it, or its price or state changed. */
async function again(tools: Tools, asked: Asked): Promise<Bought> {
  const post = await sold(tools, asked)
  if (await isOpen(tools, asked.viewer, post)) return OPEN
  throw changed(post)
}

function saleOf({ env }: Tools, buyer: Viewer, post: PostRow): Sale {
  const view = new URLSearchParams({ view: kindOf(post.kind).replyView })
  return {
    subject: 'post',
    subjectId: post.id,
    payeeId: post.authorId,
    cents: post.priceCents,
    feeCents: feeOf(post.priceCents),
    isForSale: and(isForSale(post), hasNotPaid(buyer.id, post.id)),
    label: post.title,
    doneUrl: `${env.ORIGIN}/?${view}&bought=${post.id}`,
    cancelUrl: `${env.ORIGIN}/?${view}`,
  }
}
