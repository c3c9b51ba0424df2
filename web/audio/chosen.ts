/** A post as one that is answered (spec §3, parent selection). */
import { DEFAULT_CONNECTION } from '../../domain/connections'
import type { Post } from '../../domain/posts.schema'
import { hasOwnTitle } from '../../domain/publish'
import type { ChosenParent } from './draft-record'

export function chosenOf(post: Post): ChosenParent {
  const { id, kind, author, content } = post
  return {
    id,
    type: kind,
    // 'My Squawk' tells nobody which one: then it is called by how it begins.
    title: hasOwnTitle(post) ? post.title : '',
    author: author.displayName,
    content,
    connection: DEFAULT_CONNECTION,
  }
}
