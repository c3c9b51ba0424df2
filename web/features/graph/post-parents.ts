/** What each post of the graph replies to, for the list. */
import { type LineType, listGraphLines } from '../../../domain/graph/graph'
import type { Graph, GraphPost } from '../../../domain/graph/graph.schema'
import type { Moment } from '../../../domain/moments/moments'

export type PostParent = {
  parent: GraphPost
  type: LineType
  /** The part of the parent that the reply refers to. */
  moment: Moment | null
}

/** The posts that each post replies to, then the owlcast that it is recorded in. */
export function mapParents(graph: Pick<Graph, 'posts' | 'connections'>): Map<string, PostParent[]> {
  const byId = new Map(graph.posts.map((post) => [post.id, post]))
  const parents = new Map<string, PostParent[]>()
  for (const { from, to, type, moment } of listGraphLines(graph)) {
    const parent = byId.get(to)
    if (parent && byId.has(from)) parents.set(from, [...(parents.get(from) ?? []), { parent, type, moment }])
  }
  return parents
}
