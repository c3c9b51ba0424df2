/** The form of a post being edited; what was changed in it is kept in this tab until it is saved or discarded. */

import { FREE, formatDollars, isPrice, parseDollars, parsePrice } from '../../../domain/billing/price'
import { isBelowCost } from '../../../domain/billing/split-price'
import { CUSTOM_PRICE_MIN_CENTS } from '../../../domain/limits'
import type { Moment } from '../../../domain/moments/moments'
import type { Visibility } from '../../../domain/posts/audience'
import type { EditPostInput, Post } from '../../../domain/posts/posts.schema'
import type { ReplyPolicy } from '../../../domain/posts/reply-policy'
import { formatTags, parseTypedTags } from '../../../domain/posts/tags'
import { createTabForm } from '../../state/tab-form'

export type EditForm = {
  title: string
  content: string
  tags: string
  price: string
  visibility: Visibility
  replyPolicy: ReplyPolicy
  /** Whether podcast apps may have it in a thread that is played as one. */
  allowsBraid: boolean
  /** Changed moments of parents, by the id of the parent. */
  moments: Record<string, Moment | null>
  confirmsAnonymity: boolean
}

/** An invalid price, which the server refuses with its message. */
const NO_PRICE = CUSTOM_PRICE_MIN_CENTS - 1

/** The initial form of a post. */
export function toEditForm({
  title,
  content,
  tags,
  price,
  visibility,
  replyPolicy = 'everyone',
  allowsBraid = false,
}: Post): EditForm {
  const typed = {
    title,
    content,
    tags: formatTags(tags).join(' '),
    visibility,
    replyPolicy,
    allowsBraid,
    moments: {},
  }
  return { ...typed, price: price ? formatDollars(price.cents) : FREE, confirmsAnonymity: false }
}

/** Changes of a post, by its id. */
export const editForms = createTabForm<Partial<EditForm>>('owlcast.edit.')

/** A typed price to send, also one below the provider's cost: the server says why it is refused. */
function toPriceCents(typed: string): number {
  const cents = parseDollars(typed) ?? NO_PRICE
  return isPrice(cents) || isBelowCost(cents) ? cents : NO_PRICE
}

/** The fields that differ from the post. Nothing else is sent, so that changes from another window are kept. */
export function getChanges(post: Post, typed: EditForm): EditPostInput | null {
  const before = toEditForm(post)
  const changes: EditPostInput = {
    ...(typed.title === before.title ? {} : { title: typed.title }),
    ...(typed.content === before.content ? {} : { content: typed.content }),
    ...(typed.tags === before.tags ? {} : { tags: parseTypedTags(typed.tags) }),
    ...(typed.visibility === before.visibility ? {} : { visibility: typed.visibility }),
    ...(typed.replyPolicy === before.replyPolicy ? {} : { replyPolicy: typed.replyPolicy }),
    ...(typed.allowsBraid === before.allowsBraid ? {} : { allowsBraid: typed.allowsBraid }),
    ...(parsePrice(typed.price) === (post.price?.cents ?? 0)
      ? {}
      : { priceCents: toPriceCents(typed.price) }),
  }
  if (Object.keys(changes).length === 0) return null
  return typed.confirmsAnonymity ? { ...changes, confirmsAnonymity: true } : changes
}
