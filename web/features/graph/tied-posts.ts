/** The related posts of each post, for the list view of the graph. */
import { type LineType, linesIn } from '../../../domain/graph'
import type { Graph, GraphPost } from '../../../domain/graph.schema'

export type TiedPost = {
  other: GraphPost
  type: LineType
  /** Whether `other` replies to this post or is recorded in it; otherwise it is the reverse. */
  isReply: boolean
}

/** The relations of each post: what it replies to, then its replies; its owlcast or recordings last. */
export function tiedTo(graph: Pick<Graph, 'posts' | 'ties'>): Map<string, TiedPost[]> {
  const { posts } = graph
  const byId = new Map(posts.map((post) => [post.id, post]))
  const tied = new Map<string, TiedPost[]>()
  const add = (id: string, otherId: string, rest: Omit<TiedPost, 'other'>) => {
    const other = byId.get(otherId)
    if (!other) return
    const list = tied.get(id)
    if (list) list.push({ other, ...rest })
    else tied.set(id, [{ other, ...rest }])
  }
  const lines = linesIn(graph)
  for (const { from, to, type } of lines) add(from, to, { type, isReply: false })
  for (const { from, to, type } of lines) add(to, from, { type, isReply: true })
  return tied
}
