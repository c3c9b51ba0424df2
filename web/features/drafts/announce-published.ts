/** What is said after publishing (S8-25): the share link or to whom it went, and what a phone number means today. */
import { modeFor, modeOf } from '../../../domain/kinds'
import type { Post, PublishedPost } from '../../../domain/posts.schema'
import { recipientForm } from '../../../domain/recipients'
import { shareLink } from '../../../domain/share'
import { makeMagicLink } from '../../api/magic-links.mutations'
import { reportInvitations } from '../../state/invitation-outcomes'
import { toast } from '../../ui/toast'
import { INVITATIONS } from '../../words/invitations'
import { PUBLISH } from '../../words/record'

/** The sentence for a published post. Phone messages are mentioned only where a phone number was given (C28). */
export function publishedText(
  post: Pick<Post, 'kind' | 'subtype' | 'visibility'>,
  link: string,
  recipient: string,
): string {
  const { name } = modeOf(modeFor(post.kind, post.subtype))
  const done = PUBLISH.done(name, link)
  if (recipientForm(recipient) === 'phone') return `${done} ${PUBLISH.phoneNotYet}`
  const to = recipient.trim()
  return post.visibility === 'private' && to ? PUBLISH.sent(name, to) : done
}

/** Shows it, with the link ready to be copied. An invitation that failed, or whose link is handed over, gets a dialog. */
export async function announcePublished(published: PublishedPost, recipient: string): Promise<void> {
  const { post, invitations } = published
  const link = await getLinkToShare(post, recipient)
  const done = publishedText(post, link, recipient)
  if (reportInvitations(published, done)) return
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast({ text: PUBLISH.copied, tone: 'ok' }),
      () => toast({ text: link }),
    )
  toast({
    text: invitations.length > 0 ? `${done} ${INVITATIONS.allSent(invitations.length)}` : done,
    tone: 'ok',
    action: { label: PUBLISH.copy, run: () => void copy() },
  })
}

/**
 * The link to share. That of a private message to a phone number or an address opens for whoever receives it. Where none
 * can be made it is the message's own, which opens for its author; the conversation offers to make one again.
 */
async function getLinkToShare(post: Post, recipient: string): Promise<string> {
  const link = shareLink(location.origin, post.kind, post.id)
  const form = recipientForm(recipient)
  if (post.visibility !== 'private' || (form !== 'phone' && form !== 'email')) return link
  return makeMagicLink(post.id).then(
    (made) => made.link,
    () => link,
  )
}
