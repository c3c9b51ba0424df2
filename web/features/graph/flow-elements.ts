/** Converts a graph and its positions to React Flow elements. */
import { Position } from '@xyflow/react'
import { getStarSize, listGraphLines } from '../../../domain/graph/graph'
import type { Graph, GraphPost } from '../../../domain/graph/graph.schema'
import type { ConnectionEdge } from './ConnectionLine'
import { getNodeSize, type NodePosition, type Size } from './node-geometry'
import type { PostNodeType } from './PostNode'
import { getCategory } from './post-categories'

type FlowInput = {
  graph: Pick<Graph, 'posts' | 'connections'>
  /** Its posts, in the order in which Tab reaches them. */
  groups: readonly (readonly GraphPost[])[]
  positions: ReadonlyMap<string, NodePosition>
  replies: ReadonlyMap<string, number>
  /** Null for all. */
  shown: ReadonlySet<string> | null
  /** Whether the positions are of stars on a narrow canvas. */
  isNarrow: boolean
}

/** The id of the element of a line. */
export const getLineId = ({ from, to, type }: { from: string; to: string; type: string }) =>
  `${from} ${to} ${type}`

/** Sizes and handles are computed, so that nothing has to be rendered to be measured. */
export function toFlowElements({ graph, groups, positions, replies, shown, isNarrow }: FlowInput): {
  nodes: (PostNodeType & { measured: Size })[]
  edges: ConnectionEdge[]
} {
  const isDimmed = (id: string) => shown !== null && !shown.has(id)
  const lines = listGraphLines(graph)
  const replyIds = new Set(lines.map(({ from }) => from))
  const nodes = groups.flatMap((group) => {
    const tabStop = group.find(({ id }) => !isDimmed(id))
    return group.flatMap((post) => {
      const position = positions.get(post.id)
      if (!position) return []
      const count = replies.get(post.id) ?? 0
      const { width, height, lines: titleLines } = getNodeSize(post, count, isNarrow)
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
        data: {
          post,
          replies: count,
          lines: titleLines,
          starSize: getStarSize(count, replyIds.has(post.id)),
          isTabStop: post === tabStop,
          dimmed: isDimmed(post.id),
        },
      }
    })
  })
  const kinds = new Map(graph.posts.map((post) => [post.id, getCategory(post).dataKind]))
  const edges = lines
    .filter(({ from, to }) => positions.has(from) && positions.has(to))
    .map((line) => ({
      id: getLineId(line),
      type: 'connection' as const,
      source: line.from,
      target: line.to,
      data: {
        type: line.type,
        moment: line.moment,
        dataKind: kinds.get(line.to),
        dimmed: isDimmed(line.from) || isDimmed(line.to),
      },
      // Hidden from screen readers: the list names the connections of each post.
      domAttributes: { 'aria-hidden': true },
    }))
  return { nodes, edges }
}
