/** The toast after publishing (S8-25): the share link or the recipient, and a note for phone numbers. */
import { getMode, getPostMode } from '../../../domain/kinds'
import { INVITATIONS } from '../../../domain/locales/en/people'
import { REPLY_PANEL } from '../../../domain/locales/en/posts'
import { PUBLISH } from '../../../domain/locales/en/record'
import { detectRecipientForm } from '../../../domain/people/recipients'
import { isForMembers } from '../../../domain/posts/audience'
import type { Post, PublishedPost } from '../../../domain/posts/posts.schema'
import { getShareLink } from '../../../domain/share/share'
import { makeMagicLink } from '../../api/messages/magic-links.mutations'
import { reportInvitations } from '../../state/invitation-outcomes'
import { copyText } from '../../ui/copy-text'
import { showToast } from '../../ui/overlays/toast'
import type { DraftForm } from '../store/draft-record'

type Recipient = Pick<DraftForm, 'recipient' | 'recipientId' | 'recipientName'>

/**
 * The sentence for a published post. Names a member by their display name. Mentions phone messages only for a phone
 * number (C28). `answered` is the author it replies to: a private reply without a recipient of its own is sent to them.
 */
export function formatPublished(
  post: Pick<Post, 'kind' | 'subtype' | 'visibility' | 'owlcastId' | 'parentId'>,
  link: string,
  { recipient, recipientId, recipientName }: Recipient,
  answered = '',
): string {
  const { name } = getMode(getPostMode(post.kind, post.subtype))
  const done = PUBLISH.published(name, shortenLink(link))
  if (detectRecipientForm(recipient) === 'phone') return `${done} ${PUBLISH.phoneUnavailable}`
  const member = recipientId === null ? null : recipientName
  const to = member || recipient.trim() || answered
  if (isMessage(post) && to) return PUBLISH.sent(to)
  return post.parentId === null || isForMembers(post) ? done : REPLY_PANEL.sent
}

/** Whether it was sent to a person; what is private in an owlcast is for its members. */
function isMessage(post: Pick<Post, 'visibility' | 'owlcastId'>): boolean {
  return post.visibility === 'private' && !isForMembers(post)
}

/**
 * Leaves out the site and most of the id, such as `…/squawk/fuli46…`; Copy Link copies the whole. A magic link stays as it
 * is, since no page shows it again.
 */
function shortenLink(link: string): string {
  const { pathname, search } = new URL(link)
  return search ? link : `…${pathname.replace(/post_(\w{6})\w+$/, '$1…')}`
}

/**
 * Shows the toast, with a copy button where there is a link to hand on: a message to a member needs none. A failed
 * invitation, or one whose link is shown, opens a dialog instead.
 */
export async function announcePublished(published: PublishedPost, form: DraftForm): Promise<void> {
  const { post, invitations } = published
  const link = await getLinkToShare(post, form)
  const done = formatPublished(post, link, form, form.parents[0]?.author)
  if (reportInvitations(published, done)) return
  const address = detectRecipientForm(form.recipient)
  const isSentToMember = isMessage(post) && address !== 'email' && address !== 'phone'
  const copy = async () =>
    showToast((await copyText(link)) ? { text: PUBLISH.linkCopied, tone: 'ok' } : { text: link })
  const text = invitations.length > 0 ? `${done} ${INVITATIONS.allSent(invitations.length)}` : done
  showToast({
    text,
    tone: 'ok',
    isOneLine: text.endsWith(shortenLink(link)),
    ...(isSentToMember ? {} : { action: { label: PUBLISH.copyLink, run: () => void copy() } }),
  })
}

/**
 * The link to share. For a private message to a phone number or email address it is a magic link that opens for the
 * recipient. If that fails, it is the post's own link, which opens for its author; the conversation offers to create a
 * magic link again. The first recording of a new owlcast is published with it: the link is that of the owlcast.
 */
async function getLinkToShare(post: Post, { recipient, owlcast }: DraftForm): Promise<string> {
  const sharedId = owlcast === null ? (post.owlcastId ?? post.id) : post.id
  const link = getShareLink(location.origin, post.kind, sharedId)
  const form = detectRecipientForm(recipient)
  if (post.visibility !== 'private' || (form !== 'phone' && form !== 'email')) return link
  return makeMagicLink(post.id).then(
    (made) => made.link,
    () => link,
  )
}
