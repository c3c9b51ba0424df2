/** What is heard, when what it was made from is called otherwise by now. */
import type { Post } from '../../domain/posts.schema'
import { calledSo, type Playable } from './playable'

/** A voice under the title and author that its post has now. What a list wrote around these stays. */
export function renamed(item: Playable, { title, author: { displayName } }: Pick<Post, 'title' | 'author'>) {
  const before = item.said ?? item
  if (before.title === title && before.author === displayName) return item
  const name = {
    title: item.title === before.title ? title : item.title,
    author: item.author.replace(before.author, () => displayName),
  }
  return { ...calledSo(item, name), said: { title, author: displayName } }
}
