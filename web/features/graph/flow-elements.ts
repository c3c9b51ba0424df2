/** Converts a graph and its positions to React Flow elements. */
import { Position } from '@xyflow/react'
import { listGraphLines } from '../../../domain/graph/graph'
import type { Graph } from '../../../domain/graph/graph.schema'
import type { ConnectionEdge } from './ConnectionLine'
import { getNodeSize, type NodePosition, type Size } from './node-geometry'
import type { PostNodeType } from './PostNode'

type FlowInput = {
  graph: Pick<Graph, 'posts' | 'connections'>
  positions: ReadonlyMap<string, NodePosition>
  replies: ReadonlyMap<string, number>
  /** Null for all. */
  shown: ReadonlySet<string> | null
}

/** Sizes and handles are computed, so that nothing has to be rendered to be measured. */
export function toFlowElements({ graph, positions, replies, shown }: FlowInput): {
  nodes: (PostNodeType & { measured: Size })[]
  edges: ConnectionEdge[]
} {
  const isDimmed = (id: string) => shown !== null && !shown.has(id)
  const nodes = graph.posts.flatMap((post) => {
    const position = positions.get(post.id)
    if (!position) return []
    const count = replies.get(post.id) ?? 0
    const { width, height, lines } = getNodeSize(post, count)
    const center = { x: width / 2, y: height / 2, width: 0, height: 0, position: Position.Bottom }
    return {
      id: post.id,
      type: 'post' as const,
      position: { x: position.x - width / 2, y: position.y - height / 2 },
      width,
      height,
      measured: { width, height },
      handles: [
        { ...center, type: 'source' as const },
        { ...center, type: 'target' as const },
      ],
      data: { post, replies: count, lines, dimmed: isDimmed(post.id) },
    }
  })
  const edges = listGraphLines(graph)
    .filter(({ from, to }) => positions.has(from) && positions.has(to))
    .map(({ from, to, type, moment }) => ({
      id: `${from} ${to} ${type}`,
      type: 'connection' as const,
      source: from,
      target: to,
      data: { type, moment, dimmed: isDimmed(from) || isDimmed(to) },
      // Hidden from screen readers: the list names the connections of each post.
      domAttributes: { 'aria-hidden': true },
    }))
  return { nodes, edges }
}
