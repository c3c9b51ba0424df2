/** Syncs a playable's name with its post. */
import type { Post } from '../../../domain/posts/posts.schema'
import { type Playable, renamePlayable } from './playable'

/** Applies the post's current title and author. Text that a list added around them stays. */
export function syncPlayableName(
  item: Playable,
  { title, author: { displayName } }: Pick<Post, 'title' | 'author'>,
) {
  const before = item.postName ?? item
  if (before.title === title && before.author === displayName) return item
  const name = {
    title: item.title === before.title ? title : item.title,
    author: item.author.replace(before.author, () => displayName),
  }
  return { ...renamePlayable(item, name), postName: { title, author: displayName } }
}
