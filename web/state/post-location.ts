/** Where a post is shown: in its kind's list, its conversation, under its parent, or on its own page. */
import { getKind } from '../../domain/kinds'
import type { SearchHit } from '../../domain/search/search.schema'
import { getSharePath } from '../../domain/share/share'
import type { View } from '../../domain/views'
import { KIND_UI } from '../kinds'

export type LocatablePost = Pick<SearchHit, 'id' | 'kind' | 'peer' | 'parent'>

/** The view with its parameters, or the path of the post's page. */
export function getPostLocation({
  id,
  kind,
  peer,
  parent,
}: LocatablePost): { view: View; params: Record<string, string> } | { path: string } {
  if (peer !== null) return { view: KIND_UI[kind].view, params: { with: peer, post: id } }
  if (parent && getKind(parent.kind).publicFeed)
    return { view: KIND_UI[parent.kind].view, params: { post: parent.id, thread: '', voice: id } }
  if (!parent && getKind(kind).publicFeed) return { view: KIND_UI[kind].view, params: { post: id } }
  return { path: getSharePath(kind, id) }
}
