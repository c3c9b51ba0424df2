/** How conversations and their messages are told: names, what was said in short, what a search finds. */

import type { Conversation, ShownPeer } from '../../../domain/messages.schema'
import type { Post } from '../../../domain/posts.schema'
import { hasOwnTitle } from '../../../domain/publish'
import { calledSo, type Playable, playableOf } from '../../audio/playable'
import { MESSAGES } from '../../words/messages'

/** What the other one is called. */
export function nameOf({ person, shown }: ShownPeer): string {
  return person?.displayName ?? (shown || MESSAGES.left)
}

/** Whether the other one deleted everything of theirs, and hears nothing any more. */
export function hasLeft({ key, person }: ShownPeer): boolean {
  return person === null && key.startsWith('user:')
}

/** The author's own title; null where they gave none. */
export function titleOf(post: Post): string | null {
  return hasOwnTitle(post) ? post.title : null
}

/** What a message says in a line. */
export function saidIn(post: Post): string {
  return titleOf(post) ?? (post.content || post.transcript || MESSAGES.voice)
}

/** A message as something to hear, named by who sent it; null for one without sound. */
export function audibleOf(post: Post, mine: boolean): Playable | null {
  const item = playableOf(post)
  const from = mine ? MESSAGES.fromYou : MESSAGES.from(post.author.displayName)
  return item && calledSo(item, { title: titleOf(post) ?? from })
}

/** Whether a conversation is what somebody looks for: by who it is with, or what was said last. */
export function isFoundBy({ peer, last }: Conversation, query: string): boolean {
  const wanted = query.trim().toLowerCase()
  return [nameOf(peer), peer.shown, saidIn(last), last.content].some((text) =>
    text.toLowerCase().includes(wanted),
  )
}
