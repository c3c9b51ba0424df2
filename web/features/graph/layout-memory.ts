/** Positions and viewport of the graph, kept while the page is open so that it looks the same on return. */
import type { NodePosition } from './node-geometry'

export type GraphViewport = { x: number; y: number; zoom: number }

const savedPositions = new Map<string, NodePosition>()
/** The width that the positions were laid out for; undefined for a wide canvas. */
let savedWidth: number | undefined
let savedViewport: GraphViewport | null = null

/** The position of a post in a layout of this width. */
export function findSavedPosition(id: string, maxWidth: number | undefined): NodePosition | null {
  return maxWidth === savedWidth ? (savedPositions.get(id) ?? null) : null
}

/** Saves a layout of this width. Positions of another width are deleted, as is the viewport that showed them. */
export function savePositions(now: ReadonlyMap<string, NodePosition>, maxWidth: number | undefined): void {
  if (maxWidth !== savedWidth) {
    savedPositions.clear()
    savedViewport = null
    savedWidth = maxWidth
  }
  for (const [id, place] of now) savedPositions.set(id, place)
}

export function findSavedViewport(): GraphViewport | null {
  return savedViewport
}

export function saveViewport(now: GraphViewport): void {
  savedViewport = now
}
