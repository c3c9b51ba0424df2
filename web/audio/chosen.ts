/** Converts a post to a chosen parent (spec §3, parent selection). */
import { DEFAULT_CONNECTION } from '../../domain/connections'
import type { Post } from '../../domain/posts.schema'
import { ownTitle } from '../../domain/publish'
import type { ChosenParent } from './draft-record'

export function chosenOf(post: Post): ChosenParent {
  const { id, kind, author, content, seconds, createdAt } = post
  return {
    id,
    type: kind,
    title: ownTitle(post),
    author: author.displayName,
    content,
    seconds,
    createdAt,
    connection: DEFAULT_CONNECTION,
  }
}
