/** Syncs a playable with its post: its name, and what is known of its words. */

import { getPostName } from '../../../domain/locales/en/kinds'
import type { Post } from '../../../domain/posts/posts.schema'
import { type Playable, renamePlayable } from './playable'

/** Applies the post's current title and author. Text that a list added around them stays. */
export function syncPlayableName(item: Playable, post: Post): Playable {
  const title = getPostName(post)
  const { displayName } = post.author
  const before = item.postName ?? item
  if (before.title === title && before.author === displayName) return item
  const name = {
    title: item.title === before.title ? title : item.title,
    author: item.author.replace(before.author, () => displayName),
  }
  return { ...renamePlayable(item, name), postName: { title, author: displayName } }
}

/** Applies what is known of the words: they come, change and go while the recording plays. */
export function syncPlayableWords(item: Playable, post: Post): Playable {
  const { transcript, transcriptState, editedAt, language } = post
  const before = item.post
  if (!before || (before.transcript === transcript && before.transcriptState === transcriptState)) return item
  const whole = item.price?.whole
  return {
    ...item,
    post: { ...before, transcript, transcriptState, editedAt, language },
    ...(item.price && whole ? { price: { ...item.price, whole: syncPlayableWords(whole, post) } } : {}),
  }
}
