/** Positions and viewport of the graph, kept while the page is open so that it looks the same on return. */
import type { NodePosition } from './node-geometry'

export type GraphViewport = { x: number; y: number; zoom: number }

const savedPositions = new Map<string, NodePosition>()
/** Whether the positions are of stars on a narrow canvas. */
let isSavedNarrow = false
let savedViewport: GraphViewport | null = null

/** The position of a post in the layout of a narrow or a wide canvas. */
export function findSavedPosition(id: string, isNarrow: boolean): NodePosition | null {
  return isNarrow === isSavedNarrow ? (savedPositions.get(id) ?? null) : null
}

/** Saves a layout. Positions of the other one are deleted, as is the viewport that showed them. */
export function savePositions(now: ReadonlyMap<string, NodePosition>, isNarrow: boolean): void {
  if (isNarrow !== isSavedNarrow) {
    savedPositions.clear()
    savedViewport = null
    isSavedNarrow = isNarrow
  }
  for (const [id, place] of now) savedPositions.set(id, place)
}

export function findSavedViewport(): GraphViewport | null {
  return savedViewport
}

export function saveViewport(now: GraphViewport): void {
  savedViewport = now
}
