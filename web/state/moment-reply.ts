/** Replies to a moment of a post, from its words, its waveform or the player. */
import { getKind } from '../../domain/kinds'
import type { Moment } from '../../domain/moments/moments'
import { isForMembers } from '../../domain/posts/audience'
import type { Post } from '../../domain/posts/posts.schema'
import { getLastUserId } from './last-user'
import { closeOverlay, openOverlay } from './overlays'
import { replyToPlaying } from './reply-to-playing'

type AnsweredPost = Pick<Post, 'id' | 'kind' | 'author' | 'visibility' | 'owlcastId' | 'replyLock'>

/** Opens the stage that records a reply to this moment. */
export function replyToMoment(post: AnsweredPost, moment: Moment): void {
  // The recorder is no modal: these would cover it.
  for (const name of ['player', 'transcript'] as const) closeOverlay(name)
  // Members record in the owlcast. A locked thread says who may reply. Nobody writes to themselves.
  const isOwnMessage = !getKind(post.kind).publicFeed && post.author.id === getLastUserId()
  if (post.replyLock || isForMembers(post) || isOwnMessage) replyToWhole(post)
  else void openOverlay('moment', { request: { postId: post.id, moment, isAnswered: true } })
}

/** Opens the recorder of a reply to the whole post. */
export function replyToWhole(post: AnsweredPost): void {
  replyToPlaying({ id: post.id, kind: post.kind, authorId: post.author.id, post })
}
