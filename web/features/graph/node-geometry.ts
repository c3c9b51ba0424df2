/** The size of posts in the graph, and navigation between them. */

import { formatNodeLabel, getNodeWidth } from '../../../domain/graph/graph'
import { GRAPH_ZOOM } from '../../../domain/graph/graph.limits'
import type { GraphPost } from '../../../domain/graph/graph.schema'

/** The centre of a post in the graph. */
export type NodePosition = { x: number; y: number }
export type Size = { width: number; height: number }

const PADDING = 32
const CHARACTER = 8.4
const HEIGHT = { oneLine: 94, twoLines: 117 } as const

/** The maximum height of a post. */
export const BOX_HEIGHT = HEIGHT.twoLines

/** Space that a fitted graph leaves to the sides of its canvas, to the buttons above and the lines below, in pixels. */
export const CANVAS_MARGIN = { x: 14, top: 62, bottom: 46 } as const

/** The narrowest canvas of a wide layout, and what lies beside the canvas of a narrower one. */
const WIDE_PX = 768
const GUTTERS_PX = 32

/** The widest graph that a narrow window shows whole; undefined for a wide one. */
export function getNarrowWidth(): number | undefined {
  if (innerWidth >= WIDE_PX) return undefined
  return (innerWidth - GUTTERS_PX - 2 * CANVAS_MARGIN.x) / GRAPH_ZOOM.least
}

/** A viewport of the graph: the point in the middle of the canvas, and the zoom. */
type StartView = NodePosition & { zoom: number }

/**
 * The view of a graph that does not fit its canvas. Where the width fits at the lowest zoom, no post is cut off at the
 * sides; else it is shown at `zoom`. The focus is in the middle as far as that leaves no empty space at the edges.
 */
export function getStartView(
  bounds: NodePosition & Size,
  canvas: Size,
  focus: NodePosition,
  zoom: number,
): StartView {
  const widest = (canvas.width - 2 * CANVAS_MARGIN.x) / bounds.width
  const used = widest >= GRAPH_ZOOM.least ? Math.min(zoom, widest) : zoom
  const { top, bottom } = CANVAS_MARGIN
  return {
    x: clampCenter(focus.x, bounds.x, bounds.width, (canvas.width - 2 * CANVAS_MARGIN.x) / used),
    // The middle between the margins is above the middle of the canvas.
    y:
      clampCenter(focus.y, bounds.y, bounds.height, (canvas.height - top - bottom) / used) -
      (top - bottom) / 2 / used,
    zoom: used,
  }
}

/** The centre of a visible length that stays within `start` and `length`; their own centre where all of it is visible. */
function clampCenter(center: number, start: number, length: number, visible: number): number {
  if (visible >= length) return start + length / 2
  return Math.min(Math.max(center, start + visible / 2), start + length - visible / 2)
}

/** The size of a post: the width follows from its replies, the height from the length of its title. */
export function getNodeSize(post: GraphPost, replies: number): Size & { lines: 1 | 2 } {
  const width = getNodeWidth(replies)
  const fits = formatNodeLabel(post).length * CHARACTER <= width - PADDING
  return { width, height: fits ? HEIGHT.oneLine : HEIGHT.twoLines, lines: fits ? 1 : 2 }
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'
const AHEAD: Readonly<Record<Direction, NodePosition>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** Whether a key is an arrow key. */
export function isDirection(key: string): key is Direction {
  return Object.hasOwn(AHEAD, key)
}

/** The nearest place in a direction, preferring those straight ahead; null for none. */
export function findInDirection<P extends NodePosition>(
  from: NodePosition,
  direction: Direction,
  positions: readonly P[],
): P | null {
  const { x, y } = AHEAD[direction]
  let best: { position: P; cost: number } | null = null
  for (const position of positions) {
    const [dx, dy] = [position.x - from.x, position.y - from.y]
    const ahead = dx * x + dy * y
    const aside = Math.abs(dx * y) + Math.abs(dy * x)
    const cost = ahead + 2 * aside
    // Wide enough that every nearby place lies in some direction.
    if (ahead > 0 && aside <= 2 * ahead && (best === null || cost < best.cost)) best = { position, cost }
  }
  return best?.position ?? null
}
