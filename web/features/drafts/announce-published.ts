/** What is said after publishing (S8-25): the share link or to whom it went, and what a phone number means today. */
import { modeFor, modeOf } from '../../../domain/kinds'
import type { Post } from '../../../domain/posts.schema'
import { recipientForm } from '../../../domain/recipients'
import { shareLink } from '../../../domain/share'
import { toast } from '../../ui/toast'
import { PUBLISH } from '../../words/record'

/** The sentence for a published post. Phone messages are mentioned only where a phone number was given (C28). */
export function publishedText(
  post: Pick<Post, 'kind' | 'subtype' | 'id' | 'visibility'>,
  origin: string,
  recipient: string,
): string {
  const { name } = modeOf(modeFor(post.kind, post.subtype))
  const done = PUBLISH.done(name, shareLink(origin, post.kind, post.id))
  if (recipientForm(recipient) === 'phone') return `${done} ${PUBLISH.phoneNotYet}`
  const to = recipient.trim()
  return post.visibility === 'private' && to ? PUBLISH.sent(name, to) : done
}

/** Shows it, with the link ready to be copied. */
export function announcePublished(post: Post, recipient: string): void {
  const link = shareLink(location.origin, post.kind, post.id)
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast({ text: PUBLISH.copied, tone: 'ok' }),
      () => toast({ text: link }),
    )
  toast({
    text: publishedText(post, location.origin, recipient),
    tone: 'ok',
    action: { label: PUBLISH.copy, run: () => void copy() },
  })
}
