import { useReactFlow } from '@xyflow/react'
import { useMemo, useRef } from 'react'
import { analyticsOf, linesIn } from '../../../domain/graph'
import type { Graph } from '../../../domain/graph.schema'
import { GRAPH_ZOOM } from '../../../domain/limits'
import { type Direction, type Place, towards } from './boxes'
import { glide } from './glide'
import { sightBefore } from './remembered'
import type { Doings } from './tipped'
import type { Found } from './useAsked'

const FIT = { padding: 0.08, maxZoom: 1 }
/** The initial zoom of a graph that does not fit: titles are legible, on phones too. */
const LEGIBLE = 0.7
/** Frames to wait until a post in view is rendered. */
const FRAMES = 60

type Given = {
  graph: Graph
  places: ReadonlyMap<string, Place>
  shown: ReadonlySet<string> | null
  tell: (id: string | null) => void
}

/** The actions of the graph. The functions are stable, so that no node renders again because of them. */
export function useDoings(given: Given): {
  doings: Doings
  /** Shows a found post. */
  lead: (to: Found) => void
  begin: () => void
  showAll: () => void
} {
  const flow = useReactFlow()
  const now = useRef(given)
  now.current = given
  return useMemo(() => {
    const placeOf = (id: string) => now.current.places.get(id)
    const reveal = (id: string) => {
      const place = placeOf(id)
      if (!place || isInSight(id)) return
      void flow.setCenter(place.x, place.y, { zoom: flow.getZoom(), ...glide() })
    }
    const moveFrom = (id: string, direction: Direction) => {
      const from = placeOf(id)
      const { graph, shown } = now.current
      const friends = linesIn(graph)
        .flatMap((tie) => (tie.from === id ? tie.to : tie.to === id ? tie.from : []))
        .filter((other) => shown === null || shown.has(other))
        .flatMap((other) => ({ id: other, x: 0, y: 0, ...placeOf(other) }))
      const next = from && towards(from, direction, friends)
      if (!next) return
      if (!isInSight(next.id)) void flow.setCenter(next.x, next.y, { zoom: flow.getZoom(), ...glide() })
      focusSoon(next.id)
    }
    const showAll = (motion: { duration: number }, nearest: number) => {
      const { graph } = now.current
      const bounds = flow.getNodesBounds(graph.posts.map(({ id }) => id))
      const pane = document.querySelector('.graph')?.getBoundingClientRect()
      const { least } = GRAPH_ZOOM
      const fits = pane && bounds.width * least <= pane.width && bounds.height * least <= pane.height
      const most = analyticsOf(graph).most?.post.id ?? graph.posts[0]?.id
      const middle = most && placeOf(most)
      // A graph that does not fit starts at its most replied post.
      if (fits || !middle) void flow.fitView({ ...FIT, ...motion })
      else void flow.setCenter(middle.x, middle.y, { zoom: nearest, ...motion })
    }
    const doings: Doings = { tell: now.current.tell, reveal, move: moveFrom }
    return {
      doings,
      lead: ({ id, focus }: Found) => {
        reveal(id)
        if (focus) focusSoon(id)
      },
      begin: () => {
        if (!sightBefore()) showAll({ duration: 0 }, LEGIBLE)
      },
      showAll: () => showAll(glide(), GRAPH_ZOOM.least),
    }
  }, [flow])
}

function linkOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)
}

/** Whether a post is rendered and fully inside the canvas. */
function isInSight(id: string): boolean {
  const link = linkOf(id)
  const pane = link?.closest('.graph')?.getBoundingClientRect()
  const box = link?.getBoundingClientRect()
  if (!box || !pane) return false
  return box.left >= pane.left && box.right <= pane.right && box.top >= pane.top && box.bottom <= pane.bottom
}

function focusSoon(id: string, frames = FRAMES): void {
  const link = linkOf(id)
  if (link) link.focus({ preventScroll: true })
  else if (frames > 0) requestAnimationFrame(() => focusSoon(id, frames - 1))
}
