/** Converts a graph and its positions to React Flow elements. */
import { Position } from '@xyflow/react'
import { linesIn } from '../../../domain/graph'
import type { Graph } from '../../../domain/graph.schema'
import { type Place, type Size, sizeOf } from './boxes'
import type { PostBox } from './PostNode'
import type { Tie } from './TieLine'

type Drawing = {
  graph: Pick<Graph, 'posts' | 'ties'>
  places: ReadonlyMap<string, Place>
  replies: ReadonlyMap<string, number>
  /** Null for all. */
  shown: ReadonlySet<string> | null
}

/** Sizes and handles are computed, so that nothing has to be rendered to be measured. */
export function drawn({ graph, places, replies, shown }: Drawing): {
  nodes: (PostBox & { measured: Size })[]
  edges: Tie[]
} {
  const isDimmed = (id: string) => shown !== null && !shown.has(id)
  const nodes = graph.posts.flatMap((post) => {
    const place = places.get(post.id)
    if (!place) return []
    const count = replies.get(post.id) ?? 0
    const { width, height, lines } = sizeOf(post, count)
    const middle = { x: width / 2, y: height / 2, width: 0, height: 0, position: Position.Bottom }
    return {
      id: post.id,
      type: 'post' as const,
      position: { x: place.x - width / 2, y: place.y - height / 2 },
      ...{ width, height, measured: { width, height } },
      handles: [
        { ...middle, type: 'source' as const },
        { ...middle, type: 'target' as const },
      ],
      data: { post, replies: count, lines, dimmed: isDimmed(post.id) },
    }
  })
  const edges = linesIn(graph)
    .filter(({ from, to }) => places.has(from) && places.has(to))
    .map(({ from, to, type }) => ({
      id: `${from} ${to} ${type}`,
      type: 'connection' as const,
      source: from,
      target: to,
      data: { type, dimmed: isDimmed(from) || isDimmed(to) },
      // Hidden from screen readers: the list names the connections of each post.
      domAttributes: { 'aria-hidden': true },
    }))
  return { nodes, edges }
}
