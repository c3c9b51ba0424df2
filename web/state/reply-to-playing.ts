/** Replies to the post that plays, wherever the user is: at its card if that is on screen, else where it is shown. */
import { getKind, type Kind } from '../../domain/kinds'
import { formatPeerKey } from '../../domain/messages/messages'
import { isForMembers } from '../../domain/posts/audience'
import type { Post } from '../../domain/posts/posts.schema'
import { KIND_UI } from '../kinds'
import { openReplyPanel } from './reply-panel'
import { goTo } from './view'

export type ReplyTarget = {
  id: string
  kind: Kind
  authorId?: string | undefined
  /** The post, where only a part of it plays. */
  post?: Pick<Post, 'id' | 'visibility' | 'owlcastId'> | undefined
}

/** Opens the reply recorder of a post. A message opens its conversation, a recording for members its owlcast. */
export function replyToPlaying({ id: playingId, kind, authorId = '', post }: ReplyTarget): void {
  const id = post?.id ?? playingId
  const card = document.querySelector(`#main [data-post="${id}"]`)
  if (card?.querySelector(`[data-reply="${id}"]`)) {
    card.scrollIntoView({ block: 'nearest' })
    pressReply(card)
    return
  }
  const { view } = KIND_UI[kind]
  // Members record in the owlcast, and the recording's own button begins that.
  if (post && isForMembers(post)) goTo(view, { post: id })
  else if (getKind(kind).publicFeed) {
    openReplyPanel(id)
    goTo(view, { post: id, thread: '' })
  } else goTo(view, { with: formatPeerKey({ by: 'user', value: authorId }), post: id })
}

/** Presses the Reply button of a card unless its recorder is open. */
export function pressReply(card: Element): void {
  if (!card.querySelector(':scope > :is(.reply-panel, .reply-closed)'))
    card.querySelector<HTMLElement>('[data-reply]')?.click()
}
