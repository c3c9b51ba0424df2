/** The small picture of a group of connected posts, for the list: its first post, and around it what replies to it. */
import type { GraphLine } from '../../../domain/graph/graph'
import type { NodePosition } from './node-geometry'

type MiniGraph = {
  dots: (NodePosition & { id: string })[]
  lines: { from: NodePosition; to: NodePosition }[]
}

/** The side of the picture in px. */
export const MINI_SIZE = 56
const CENTER = MINI_SIZE / 2
/** From the middle to each level of replies. */
const RADII = [0, 15, 24] as const
const DOTS_MAX = 12

/** Returns the dots and lines of a group; of a large one those of its first posts. */
export function layOutMiniGraph(
  ids: readonly string[],
  lines: readonly Pick<GraphLine, 'from' | 'to'>[],
): MiniGraph {
  const drawn = new Set(ids.slice(0, DOTS_MAX))
  const inside = lines.filter(({ from, to }) => drawn.has(from) && drawn.has(to))
  const positions = new Map<string, NodePosition>()
  let level = ids.slice(0, 1).map((id) => ({ id, start: -Math.PI / 2, width: 2 * Math.PI }))
  for (let depth = 0; level.length > 0; depth += 1) {
    const radius = RADII[Math.min(depth, RADII.length - 1)] ?? 0
    for (const { id, start, width } of level) {
      const angle = start + width / 2
      positions.set(id, { x: CENTER + radius * Math.cos(angle), y: CENTER + radius * Math.sin(angle) })
    }
    level = level.flatMap(({ id, start, width }) => {
      const others = [...drawn].filter(
        (other) =>
          !positions.has(other) &&
          inside.some(({ from, to }) => (from === id && to === other) || (from === other && to === id)),
      )
      // Each of them has its share of the angle, so that no two lie above each other.
      return others.map((other, index) => ({
        id: other,
        start: start + (index * width) / others.length,
        width: width / others.length,
      }))
    })
  }
  return {
    dots: [...positions].map(([id, position]) => ({ id, ...position })),
    lines: inside.flatMap(({ from, to }) => {
      const [a, b] = [positions.get(from), positions.get(to)]
      return a && b ? [{ from: a, to: b }] : []
    }),
  }
}
