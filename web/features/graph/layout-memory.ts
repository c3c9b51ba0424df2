/** Positions and viewport of the graph, kept while the page is open so that it looks the same on return. */
import type { NodePosition } from './node-geometry'

export type GraphViewport = { x: number; y: number; zoom: number }

const savedPositions = new Map<string, NodePosition>()
let savedViewport: GraphViewport | null = null

export function findSavedPosition(id: string): NodePosition | null {
  return savedPositions.get(id) ?? null
}

export function savePositions(now: ReadonlyMap<string, NodePosition>): void {
  for (const [id, place] of now) savedPositions.set(id, place)
}

export function findSavedViewport(): GraphViewport | null {
  return savedViewport
}

export function saveViewport(now: GraphViewport): void {
  savedViewport = now
}
