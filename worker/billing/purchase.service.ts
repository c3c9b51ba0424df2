/** Buys posts: one payment at a time, at the price shown, and never for a post that is already unlocked. */

import { and } from 'drizzle-orm'
import { getPaidPostId } from '../../domain/billing/preview'
import { formatDollars } from '../../domain/billing/price'
import type { Purchase, Purchases } from '../../domain/billing/purchases.schema'
import { splitPrice } from '../../domain/billing/split-price'
import { appError } from '../../domain/errors/errors'
import { getKind } from '../../domain/kinds'
import type { LiveEvent } from '../../domain/live/live'
import { getPreviewName } from '../../domain/locales/en/kinds'
import { findFreeWords } from '../../domain/posts/titles'
import type { AppDeps } from '../context'
import { hasNotPaid, listPaidPosts } from '../posts/access/entitlements.repo'
import { loadUnlockCheck } from '../posts/access/unlocked-posts'
import type { Viewer } from '../posts/access/visible-posts'
import { findPost, type PostRow } from '../posts/posts.repo'
import type { SessionUser } from '../session-user'
import { checkOut, type Sale } from './checkout.service'
import { isForSale } from './sales.repo'

const PURCHASES_LISTED_MAX = 1000

type PurchaseInput = { viewer: Viewer; id: string; cents: number }
type PurchaseResult = { purchase: Purchase; events: LiveEvent[] }

const ALREADY_UNLOCKED: PurchaseResult = { purchase: { status: 'paid' }, events: [] }

/** Buys a post or starts a checkout. A repeated request continues the open payment; unlocked posts are not charged. */
export async function startPurchase(
  deps: AppDeps,
  buyer: SessionUser,
  input: PurchaseInput,
): Promise<PurchaseResult> {
  const post = await getPostForSale(deps, input)
  if (await isUnlocked(deps, input.viewer, post)) return ALREADY_UNLOCKED
  // Collaborators control who sees a private post, so access to it is not for sale.
  if (post.visibility === 'private') throw appError('purchase.members_only')
  if (input.cents !== post.priceCents) throw createPriceChangedError(post)
  const checkout = await checkOut(deps, buyer.id, toSale(deps, buyer, post))
  if (!checkout) return resolveNotStarted(deps, input)
  if (checkout.status === 'continue') return { purchase: checkout, events: [] }
  return { ...ALREADY_UNLOCKED, events: checkout.events }
}

/** Posts a person bought, and the payment provider in use. */
export async function getPurchases({ db, billing }: AppDeps, person: SessionUser): Promise<Purchases> {
  const rows = await listPaidPosts(db, person.id, PURCHASES_LISTED_MAX)
  return { items: rows.map(({ postId }) => postId), billing: billing.name }
}

/** The post to pay for, if the buyer may see it: for a recording its owlcast. */
async function getPostForSale({ db, clock }: AppDeps, { viewer, id }: PurchaseInput): Promise<PostRow> {
  const visible = await findPost(db, viewer, clock.now(), id)
  const saleable =
    visible && visible.owlcastId !== null
      ? await findPost(db, viewer, clock.now(), getPaidPostId(visible))
      : visible
  if (!saleable) throw appError('post.not_found')
  if (saleable.priceCents === 0) throw appError('purchase.free')
  return saleable
}

async function isUnlocked(deps: AppDeps, viewer: Viewer, post: PostRow): Promise<boolean> {
  return (await loadUnlockCheck(deps, viewer, [post]))(post)
}

const createPriceChangedError = ({ priceCents: cents }: PostRow) =>
  appError('purchase.price_changed', { cents, price: formatDollars(cents) }, 'price')

/** Nothing was started: another window bought it, or its price or state changed. */
async function resolveNotStarted(deps: AppDeps, input: PurchaseInput): Promise<PurchaseResult> {
  const post = await getPostForSale(deps, input)
  if (await isUnlocked(deps, input.viewer, post)) return ALREADY_UNLOCKED
  throw createPriceChangedError(post)
}

function toSale({ env, t }: AppDeps, buyer: SessionUser, post: PostRow): Sale {
  const { costCents, feeCents } = splitPrice(post.priceCents)
  const view = new URLSearchParams({ view: getKind(post.kind).replyView })
  return {
    subject: 'post',
    subjectId: post.id,
    payeeId: post.authorId,
    cents: post.priceCents,
    costCents,
    feeCents,
    isForSale: and(isForSale(post), hasNotPaid(buyer.id, post.id)),
    label: t(() => getPreviewName({ ...post, transcript: findFreeWords(post) })),
    doneUrl: `${env.ORIGIN}/?${view}&bought=${post.id}`,
    cancelUrl: `${env.ORIGIN}/?${view}`,
  }
}
