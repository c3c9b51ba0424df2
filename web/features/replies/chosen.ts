/** A post as one that is answered (spec §3, parent selection). */
import { DEFAULT_CONNECTION } from '../../../domain/connections'
import type { Post } from '../../../domain/posts.schema'
import type { ChosenParent } from '../../audio/draft-record'

export function chosenOf({ id, kind, title, author, content }: Post): ChosenParent {
  return { id, type: kind, title, author: author.displayName, content, connection: DEFAULT_CONNECTION }
}
