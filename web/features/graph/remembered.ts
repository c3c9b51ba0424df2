/** Positions and viewport of the graph, kept while the page is open so that it looks the same on return. */
import type { Place } from './boxes'

export type Sight = { x: number; y: number; zoom: number }

const places = new Map<string, Place>()
let sight: Sight | null = null

export function placeBefore(id: string): Place | null {
  return places.get(id) ?? null
}

export function rememberPlaces(now: ReadonlyMap<string, Place>): void {
  for (const [id, place] of now) places.set(id, place)
}

export function sightBefore(): Sight | null {
  return sight
}

export function rememberSight(now: Sight): void {
  sight = now
}
