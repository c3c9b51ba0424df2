/** Where a post is shown: in its kind's list, its conversation, under its parent, or on its own page. */
import { kindOf } from '../../domain/kinds'
import type { Hit } from '../../domain/search.schema'
import { sharePath } from '../../domain/share'
import { LOOKS } from '../kinds'
import type { View } from './views'

export type Place = Pick<Hit, 'id' | 'kind' | 'peer' | 'answers'>

/** The view with its parameters, or the path of the post's page. */
export function wayTo({
  id,
  kind,
  peer,
  answers,
}: Place): { view: View; params: Record<string, string> } | { path: string } {
  if (peer !== null) return { view: LOOKS[kind].view, params: { with: peer, post: id } }
  if (answers && kindOf(answers.kind).publicFeed)
    return { view: LOOKS[answers.kind].view, params: { post: answers.id, thread: '', voice: id } }
  if (!answers && kindOf(kind).publicFeed) return { view: LOOKS[kind].view, params: { post: id } }
  return { path: sharePath(kind, id) }
}
