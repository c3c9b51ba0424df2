/** What each post is tied to, for those who read the graph instead of looking at it. */
import { type LineType, linesIn } from '../../../domain/graph'
import type { Graph, GraphPost } from '../../../domain/graph.schema'

export type TiedPost = {
  other: GraphPost
  type: LineType
  /** The other one answers this one, or is recorded in it; else it is the other way round. */
  isReply: boolean
}

/** The lines of each post: what it answers first, then what answers it; its owlcast or its recordings last. */
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
