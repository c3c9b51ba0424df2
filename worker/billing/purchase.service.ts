/** Buying the right to hear a post: one payment at a time, at the price that was shown, and never for what is open already. */
import { feeOf } from '../../domain/billing'
import { fail } from '../../domain/errors'
import { kindOf } from '../../domain/kinds'
import { CHECKOUT_MINUTES, PURCHASES_LISTED_MAX } from '../../domain/limits'
import type { LiveEvent } from '../../domain/live'
import { dollars, paidPostId } from '../../domain/paywall'
import type { Purchase, Purchases } from '../../domain/purchases.schema'
import type { Viewer } from '../auth/session'
import type { Tools } from '../context'
import { openTo } from '../posts/open-posts'
import { isForSale } from '../posts/paid.repo'
import { findPost, type PostRow } from '../posts/posts.repo'
import type { Looker } from '../posts/visible-posts'
import { listPaid } from './entitlements.repo'
import { keepCheckout, lapse, lapseOld, openPayment, type PaymentRow, startPayment } from './payments.repo'
import { settle } from './settle.service'

type Asked = { looker: Looker; id: string; cents: number }
type Bought = { purchase: Purchase; events: LiveEvent[] }

const CHECKOUT_MS = CHECKOUT_MINUTES * 60_000
const OPEN: Bought = { purchase: { is: 'paid' }, events: [] }

/** Buys a post, or starts to. Asked again it goes on with what was started; what is open already is not charged. */
export async function purchase(tools: Tools, buyer: Viewer, asked: Asked): Promise<Bought> {
  const { db, billing } = tools
  const post = await sold(tools, asked)
  if (await isOpen(tools, asked.looker, post)) return OPEN
  // Those who work on it may let somebody in, and out again: that is nothing to sell.
  if (post.visibility === 'private') throw fail('purchase.members_only')
  if (asked.cents !== post.priceCents) throw changed(post)
  if (billing.name === 'none') throw fail('billing.missing')
  const payment = await paymentFor(tools, buyer, post)
  if (!payment) return again(tools, asked)
  if (payment.url !== null) return { purchase: { is: 'continue', url: payment.url }, events: [] }
  const started = await billing.start(orderOf(tools, payment, post))
  if (started.is === 'paid') return { ...OPEN, events: await settle(tools, payment, started.reference) }
  if (started.is === 'continue') {
    await keepCheckout(db, payment.id, started)
    return { purchase: { is: 'continue', url: started.url }, events: [] }
  }
  // Nobody was sent to pay it: the next try is another payment.
  if (started.is === 'refused') await lapse(db, payment.id)
  throw fail('billing.failed', {}, undefined, new Error(started.reason))
}

/** What a person bought, and how one pays here. */
export async function purchasesOf({ db, billing }: Tools, person: Viewer): Promise<Purchases> {
  const rows = await listPaid(db, person.id, PURCHASES_LISTED_MAX)
  return { items: rows.map(({ postId }) => postId), billing: billing.name }
}

/** The post that is paid for, as the buyer may see it: a recording is bought with all of its owlcast. */
async function sold({ db, clock }: Tools, { looker, id }: Asked): Promise<PostRow> {
  const seen = await findPost(db, looker, clock.now(), id)
  const whole =
    seen && seen.owlcastId !== null ? await findPost(db, looker, clock.now(), paidPostId(seen)) : seen
  if (!whole) throw fail('post.not_found')
  if (whole.priceCents === 0) throw fail('purchase.free')
  return whole
}

async function isOpen(tools: Tools, looker: Looker, post: PostRow): Promise<boolean> {
  return (await openTo(tools, looker, [post]))(post)
}

const changed = ({ priceCents: cents }: PostRow) =>
  fail('purchase.price_changed', { cents, price: dollars(cents) }, 'price')

/** Nothing could be started: it was bought meanwhile by another window, or is sold otherwise now. */
async function again(tools: Tools, asked: Asked): Promise<Bought> {
  const post = await sold(tools, asked)
  if (await isOpen(tools, asked.looker, post)) return OPEN
  throw changed(post)
}

/** The payment that is started for this post at this price; one at another price is taken back first. */
async function paymentFor(tools: Tools, buyer: Viewer, post: PostRow): Promise<PaymentRow | null> {
  const { db, billing, clock } = tools
  for (let tries = 0; tries < 2; tries += 1) {
    const now = clock.now()
    const row = newPayment(tools, buyer, post)
    const [, , [open]] = await db.batch([
      lapseOld(db, row, now - CHECKOUT_MS),
      startPayment(db, row, isForSale(post)),
      openPayment(db, buyer.id, post.id),
    ])
    if (!open || open.cents === post.priceCents) return open ?? null
    // Both could be paid, one of them for nothing.
    if (open.reference !== null && !(await billing.cancel(open.reference))) throw fail('purchase.confirming')
    await lapse(db, open.id)
  }
  throw fail('purchase.confirming')
}

function newPayment({ billing, clock, ids }: Tools, buyer: Viewer, post: PostRow): PaymentRow {
  if (billing.name === 'none') throw fail('billing.missing')
  return {
    id: ids.make('pay'),
    payerId: buyer.id,
    payeeId: post.authorId,
    subject: 'post',
    subjectId: post.id,
    cents: post.priceCents,
    feeCents: feeOf(post.priceCents),
    provider: billing.name,
    reference: null,
    url: null,
    state: 'started',
    createdAt: clock.now(),
    paidAt: null,
  }
}

function orderOf({ env }: Tools, { id, cents, createdAt }: PaymentRow, post: PostRow) {
  const view = new URLSearchParams({ view: kindOf(post.kind).replyView })
  return {
    id,
    subject: { is: 'post' as const, id: post.id },
    cents,
    label: post.title,
    endsAt: createdAt + CHECKOUT_MS,
    doneUrl: `${env.ORIGIN}/?${view}&bought=${post.id}`,
    cancelUrl: `${env.ORIGIN}/?${view}`,
  }
}
