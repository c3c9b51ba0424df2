import { hasOwnPrice, parsePrice } from '../../../domain/billing/price'
import { isUnlistedStory } from '../../../domain/hum/hum'
import { getKind, type Plan } from '../../../domain/kinds'
import { pickMostPrivate } from '../../../domain/posts/audience'
import { type ConsequenceFacts, getConsequence } from '../../../domain/posts/consequence'
import { toHumDetail } from '../../../domain/posts/details'
import { getOwlcast, isPrivateDraft, isPrivateMessage } from '../../../domain/posts/form-privacy'
import type { Post } from '../../../domain/posts/posts.schema'
import { hasScript } from '../../../domain/posts/validate-draft'
import { usePostsById } from '../../api/posts/posts-by-id.queries'
import type { Form } from '../../recording/forms'
import { describeConsequence } from './describe-consequence'
import { getFirstName } from './wire-targets'

/** Returns what publishing the form will do, in words. The posts that decide it are read as they are now. */
export function useConsequence(shown: Form, plan: Plan): string {
  const { form } = shown
  const owlcast = getOwlcast(shown)
  const reads = usePostsById([...(owlcast ? [owlcast.id] : []), ...form.parents.map(({ id }) => id)])
  const posts = new Map(reads.flatMap(({ post }) => (post ? [[post.id, post]] : [])))
  return describeConsequence(getConsequence(shown.mode, toFacts(shown, plan, posts)))
}

/**
 * Returns the name of the member whom a message goes to alone, as its button and its consequence say it; none until
 * confirmed.
 */
export function listRecipientNames({ mode, form }: Pick<Form, 'mode' | 'form'>): string[] {
  const { recipientId, recipientName } = form
  return isPrivateMessage(mode, form) && recipientId !== null && recipientName
    ? [getFirstName(recipientName)]
    : []
}

function toFacts(shown: Form, plan: Plan, posts: ReadonlyMap<string, Post>): ConsequenceFacts {
  const { mode, form } = shown
  const isReply = form.parents.length > 0
  const owlcast = getOwlcast(shown)
  const isUnlisted = hasScript(mode) && isUnlistedStory(toHumDetail(form.detail))
  const own = isPrivateDraft(shown) ? 'private' : isUnlisted ? 'unlisted' : 'public'
  return {
    plan,
    visibility:
      owlcast?.visibility ?? pickMostPrivate([own, ...form.parents.map(({ visibility }) => visibility)]),
    recipients: listRecipientNames(shown),
    isInConversation: isPrivateDraft(shown) && isReply,
    owlcast,
    priceCents: owlcast
      ? (posts.get(owlcast.id)?.price?.cents ?? 0)
      : hasOwnPrice(mode, isReply)
        ? (parsePrice(form.price) ?? 0)
        : 0,
    doParentsExpire: form.parents.map(({ id, type }) => {
      const post = posts.get(id)
      return post ? post.expiresAt !== null : getKind(type).lifeHours !== null
    }),
    isOpenToReplies: form.replyPolicy === 'everyone',
  }
}
