/** Where a post is shown: in its kind's list, its conversation, under its parent, or on its own page. */
import { getKind } from '../../../domain/kinds'
import type { SearchHit } from '../../../domain/search/search.schema'
import { getSharePath, START_PARAM } from '../../../domain/share/share'
import type { View } from '../../../domain/views'
import { KIND_UI } from '../../kinds'

export type LocatablePost = Pick<SearchHit, 'id' | 'kind' | 'peer' | 'parent'> & {
  /** Plays it from there. */
  startSeconds?: number | undefined
}

/** The view with its parameters, or the path of the post's page. */
export function getPostLocation({
  id,
  kind,
  peer,
  parent,
  startSeconds,
}: LocatablePost): { view: View; params: Record<string, string> } | { path: string } {
  const start: Record<string, string> =
    startSeconds === undefined ? {} : { [START_PARAM]: String(Math.floor(startSeconds)) }
  if (peer !== null) return { view: KIND_UI[kind].view, params: { with: peer, post: id, ...start } }
  if (parent && getKind(parent.kind).publicFeed)
    return { view: KIND_UI[parent.kind].view, params: { post: parent.id, thread: '', voice: id, ...start } }
  if (!parent && getKind(kind).publicFeed) return { view: KIND_UI[kind].view, params: { post: id, ...start } }
  const path = getSharePath(kind, id)
  return { path: startSeconds === undefined ? path : `${path}?${new URLSearchParams(start)}` }
}
