/** The room that posts take in the graph, and who stands where from whom. */

import { nodeLabel, nodeWidth } from '../../../domain/graph'
import type { GraphPost } from '../../../domain/graph.schema'

/** A place in the graph: the middle of a post. */
export type Place = { x: number; y: number }
export type Size = { width: number; height: number }

const PADDING = 32
const CHARACTER = 8.4
const HEIGHT = { oneLine: 94, twoLines: 117 } as const

/** The tallest a post gets. */
export const BOX_HEIGHT = HEIGHT.twoLines

/** How large a post is drawn: its width is a rule, its height follows from how long its name is. */
export function sizeOf(post: GraphPost, replies: number): Size & { lines: 1 | 2 } {
  const width = nodeWidth(replies)
  const fits = nodeLabel(post).length * CHARACTER <= width - PADDING
  return { width, height: fits ? HEIGHT.oneLine : HEIGHT.twoLines, lines: fits ? 1 : 2 }
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'
const AHEAD: Readonly<Record<Direction, Place>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** Whether a key is an arrow. */
export function isDirection(key: string): key is Direction {
  return Object.hasOwn(AHEAD, key)
}

/** Of some places the one that lies in a direction: the nearest, and rather straight ahead than aside. Null for none. */
export function towards<P extends Place>(from: Place, direction: Direction, places: readonly P[]): P | null {
  const { x, y } = AHEAD[direction]
  let best: { place: P; cost: number } | null = null
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y]
    const ahead = dx * x + dy * y
    const aside = Math.abs(dx * y) + Math.abs(dy * x)
    const cost = ahead + 2 * aside
    // Wide enough that whatever is near lies in one direction or another.
    if (ahead > 0 && aside <= 2 * ahead && (best === null || cost < best.cost)) best = { place, cost }
  }
  return best?.place ?? null
}
