/** Texts of conversations and messages: names, previews and search matches. */

import type { Conversation, ShownPeer } from '../../../domain/messages.schema'
import type { Post } from '../../../domain/posts.schema'
import { hasOwnTitle } from '../../../domain/publish'
import { calledSo, type Playable, playableOf } from '../../audio/playable'
import { MESSAGES } from '../../words/messages'

/** The display name of the peer. */
export function nameOf({ person, shown }: ShownPeer): string {
  return person?.displayName ?? (shown || MESSAGES.left)
}

/** Whether the peer deleted their account. */
export function hasLeft({ key, person }: ShownPeer): boolean {
  return person === null && key.startsWith('user:')
}

/** The title that the author wrote; null for none. */
export function titleOf(post: Post): string | null {
  return hasOwnTitle(post) ? post.title : null
}

/** A one-line preview of a message. */
export function saidIn(post: Post): string {
  return titleOf(post) ?? (post.content || post.transcript || MESSAGES.voice)
}

/** A message as a playable titled after its author; null without sound. */
export function audibleOf(post: Post, mine: boolean): Playable | null {
  const item = playableOf(post)
  const from = mine ? MESSAGES.fromYou : MESSAGES.from(post.author.displayName)
  return item && calledSo(item, { title: titleOf(post) ?? from })
}

/** Whether a conversation matches a search, by its peer or its last message. */
export function isFoundBy({ peer, last }: Conversation, query: string): boolean {
  const wanted = query.trim().toLowerCase()
  return [nameOf(peer), peer.shown, saidIn(last), last.content].some((text) =>
    text.toLowerCase().includes(wanted),
  )
}
