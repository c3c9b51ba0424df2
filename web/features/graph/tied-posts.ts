/** What each post is tied to, for those who read the graph instead of looking at it. */
import type { ConnectionType } from '../../../domain/connections'
import type { Graph, GraphPost } from '../../../domain/graph.schema'

export type TiedPost = {
  other: GraphPost
  type: ConnectionType
  /** The other one answers this one; else this one answers it. */
  isReply: boolean
}

/** The ties of each post: what it answers first, then what answers it. */
export function tiedTo({ posts, ties }: Pick<Graph, 'posts' | 'ties'>): Map<string, TiedPost[]> {
  const byId = new Map(posts.map((post) => [post.id, post]))
  const tied = new Map<string, TiedPost[]>()
  const add = (id: string, otherId: string, rest: Omit<TiedPost, 'other'>) => {
    const other = byId.get(otherId)
    if (!other) return
    const list = tied.get(id)
    if (list) list.push({ other, ...rest })
    else tied.set(id, [{ other, ...rest }])
  }
  for (const { from, to, type } of ties) add(from, to, { type, isReply: false })
  for (const { from, to, type } of ties) add(to, from, { type, isReply: true })
  return tied
}
