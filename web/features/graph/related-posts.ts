/** The related posts of each post, for the list view of the graph. */
import { type LineType, listGraphLines } from '../../../domain/graph/graph'
import type { Graph, GraphPost } from '../../../domain/graph/graph.schema'
import type { Moment } from '../../../domain/moments/moments'

export type RelatedPost = {
  other: GraphPost
  type: LineType
  /** The part of the parent that the reply refers to. */
  moment: Moment | null
  /** Whether `other` replies to this post or is recorded in it; otherwise it is the reverse. */
  isReply: boolean
}

/** The relations of each post: what it replies to, then its replies; its owlcast or recordings last. */
export function mapRelatedPosts(graph: Pick<Graph, 'posts' | 'connections'>): Map<string, RelatedPost[]> {
  const { posts } = graph
  const byId = new Map(posts.map((post) => [post.id, post]))
  const related = new Map<string, RelatedPost[]>()
  const add = (id: string, otherId: string, rest: Omit<RelatedPost, 'other'>) => {
    const other = byId.get(otherId)
    if (!other) return
    const list = related.get(id)
    if (list) list.push({ other, ...rest })
    else related.set(id, [{ other, ...rest }])
  }
  const lines = listGraphLines(graph)
  for (const { from, to, type, moment } of lines) add(from, to, { type, moment, isReply: false })
  for (const { from, to, type, moment } of lines) add(to, from, { type, moment, isReply: true })
  return related
}
