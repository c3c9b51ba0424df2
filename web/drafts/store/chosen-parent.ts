/** Converts a post to a chosen parent (spec §3, parent selection). */

import { getPostName } from '../../../domain/locales/en/kinds'
import { DEFAULT_CONNECTION } from '../../../domain/posts/connections'
import type { Post } from '../../../domain/posts/posts.schema'
import type { ChosenParent } from './draft-record'

export function toChosenParent(post: Omit<Post, 'price' | 'audioUrl'>): ChosenParent {
  const { id, kind, author, content, visibility, owlcastId, seconds, createdAt } = post
  return {
    id,
    type: kind,
    title: getPostName(post),
    author: author.displayName,
    authorId: author.id,
    content,
    visibility,
    owlcastId,
    seconds,
    createdAt,
    connection: DEFAULT_CONNECTION,
  }
}
