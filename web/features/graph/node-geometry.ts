/** The size of posts in the graph, and navigation between them. */

import { formatNodeLabel, getNodeWidth } from '../../../domain/graph/graph'
import type { GraphPost } from '../../../domain/graph/graph.schema'

/** The centre of a post in the graph. */
export type NodePosition = { x: number; y: number }
export type Size = { width: number; height: number }

const PADDING = 32
const CHARACTER = 8.4
const HEIGHT = { oneLine: 94, twoLines: 117 } as const

/** The maximum height of a post. */
export const BOX_HEIGHT = HEIGHT.twoLines

/** The box of a star on a narrow canvas. */
const STAR_BOX = 36

/** Space that a fitted graph leaves to the edges of its canvas, and to the button above, in pixels. */
export const CANVAS_MARGIN = { x: 24, top: 56, bottom: 24 } as const

/** A viewport of the graph: the point in the middle of the canvas, and the zoom. */
type StartView = NodePosition & { zoom: number }

/**
 * The view of a graph that does not fit its canvas. Where the width fits at the zoom `least`, no post is cut off at the
 * sides; else it is shown at `zoom`. The focus is in the middle as far as that leaves no empty space at the edges.
 */
export function getStartView(
  bounds: NodePosition & Size,
  canvas: Size,
  focus: NodePosition,
  { zoom, least }: { zoom: number; least: number },
): StartView {
  const widest = (canvas.width - 2 * CANVAS_MARGIN.x) / bounds.width
  const used = widest >= least ? Math.min(zoom, widest) : zoom
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

/**
 * The size of a post: the width follows from its replies, the height from the length of its title. On a narrow canvas
 * it is a star.
 */
export function getNodeSize(post: GraphPost, replies: number, isNarrow: boolean): Size & { lines: 1 | 2 } {
  if (isNarrow) return { width: STAR_BOX, height: STAR_BOX, lines: 1 }
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
