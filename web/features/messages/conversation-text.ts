/** Texts of conversations and messages: names, previews and search matches. */

import { MESSAGES } from '../../../domain/locales/en/people'
import type { Conversation } from '../../../domain/messages/messages.schema'
import type { ShownPeer } from '../../../domain/people/author.schema'
import type { Post } from '../../../domain/posts/posts.schema'
import { hasOwnTitle } from '../../../domain/posts/titles'
import { type Playable, renamePlayable, toPlayable } from '../../audio/playback/playable'

/** The display name of the peer. */
export function getPeerName({ person, label }: ShownPeer): string {
  return person?.displayName ?? (label || MESSAGES.deletedAccount)
}

/** Whether the peer deleted their account. */
export function hasLeft({ key, person }: ShownPeer): boolean {
  return person === null && key.startsWith('user:')
}

/** The title that the author wrote; null for none. */
export function findOwnTitle(post: Post): string | null {
  return hasOwnTitle(post) ? post.title : null
}

/** A one-line preview of a message. */
export function getPreviewText(post: Post): string {
  return findOwnTitle(post) ?? (post.content || post.transcript || MESSAGES.voiceMessage)
}

/** A message as a playable titled after its author; null without sound. */
export function toPlayableMessage(post: Post, mine: boolean): Playable | null {
  const item = toPlayable(post)
  const fallback = mine ? MESSAGES.fromYou : MESSAGES.from(post.author.displayName)
  return item && renamePlayable(item, { title: findOwnTitle(post) ?? fallback })
}

/** Whether a conversation matches a search, by its peer or its last message. */
export function isConversationMatch({ peer, last }: Conversation, query: string): boolean {
  const needle = query.trim().toLowerCase()
  return [getPeerName(peer), peer.label, getPreviewText(last), last.content].some((text) =>
    text.toLowerCase().includes(needle),
  )
}
