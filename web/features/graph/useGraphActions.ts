import { useReactFlow } from '@xyflow/react'
import { useMemo, useRef } from 'react'
import { findMostReplied } from '../../../domain/graph/graph'
import { GRAPH_ZOOM } from '../../../domain/graph/graph.limits'
import type { Graph, GraphPost } from '../../../domain/graph/graph.schema'
import { getAnimation } from './animation'
import type { GraphActions } from './graph-context'
import { findSavedViewport } from './layout-memory'
import {
  CANVAS_MARGIN,
  type Direction,
  findInDirection,
  getStartView,
  type NodePosition,
} from './node-geometry'
import { isPlayableGroup, playWithReplies } from './play-with-replies'
import type { FoundPost } from './useGraphSearch'

const FIT = {
  padding: {
    x: `${CANVAS_MARGIN.x}px`,
    top: `${CANVAS_MARGIN.top}px`,
    bottom: `${CANVAS_MARGIN.bottom}px`,
  },
  maxZoom: 1,
} as const
/** The least zoom at first: no letter is smaller than 11 px. Stars keep their size. */
const START_ZOOM = { wide: { zoom: 0.85, least: 0.85 }, narrow: { zoom: 0.9, least: 0.6 } } as const
/** Frames to wait until a post in view is rendered. */
const MAX_FRAMES = 60

type GraphActionsInput = {
  graph: Graph
  groups: readonly (readonly GraphPost[])[]
  positions: ReadonlyMap<string, NodePosition>
  shown: ReadonlySet<string> | null
  isNarrow: boolean
  soundingId: string | null
  showTooltip: (id: string | null) => void
}

/** The actions of the graph. The functions are stable, so that no node renders again because of them. */
export function useGraphActions(input: GraphActionsInput): {
  actions: GraphActions
  /** Shows a found post. */
  showFound: (to: FoundPost) => void
  initialize: () => void
  showAll: () => void
} {
  const flow = useReactFlow()
  const now = useRef(input)
  now.current = input
  return useMemo(() => {
    const getPosition = (id: string) => now.current.positions.get(id)
    const getGroup = (id: string) =>
      now.current.groups.find((posts) => posts.some((post) => post.id === id)) ?? []
    const reveal = (id: string) => {
      const position = getPosition(id)
      if (!position || isInSight(id)) return
      void flow.setCenter(position.x, position.y, { zoom: flow.getZoom(), ...getAnimation() })
    }
    const moveFrom = (id: string, direction: Direction) => {
      const from = getPosition(id)
      const { shown } = now.current
      const others = getGroup(id)
        .filter((post) => post.id !== id && (shown === null || shown.has(post.id)))
        .map((post) => ({ id: post.id, x: 0, y: 0, ...getPosition(post.id) }))
      const next = from && findInDirection(from, direction, others)
      if (!next) return
      if (!isInSight(next.id))
        void flow.setCenter(next.x, next.y, { zoom: flow.getZoom(), ...getAnimation() })
      focusWhenRendered(next.id)
    }
    const showAll = (motion: { duration: number }, start: { zoom: number; least: number }) => {
      const { graph, soundingId } = now.current
      const bounds = flow.getNodesBounds(graph.posts.map(({ id }) => id))
      const pane = document.querySelector('.graph')?.getBoundingClientRect()
      const { least } = start
      const { x, top, bottom } = CANVAS_MARGIN
      const fits =
        pane &&
        bounds.width * least <= pane.width - 2 * x &&
        bounds.height * least <= pane.height - top - bottom
      const mostRepliedId = findMostReplied(graph)?.post.id ?? graph.posts[0]?.id
      const center = getPosition(soundingId ?? '') ?? getPosition(mostRepliedId ?? '')
      if (fits || !center || !pane) void flow.fitView({ ...FIT, ...motion })
      else {
        // A graph that does not fit starts at what sounds, else at its most replied post.
        const view = getStartView(bounds, pane, center, start)
        void flow.setCenter(view.x, view.y, { zoom: view.zoom, ...motion })
      }
    }
    const actions: GraphActions = {
      showTooltip: now.current.showTooltip,
      reveal,
      moveFocus: moveFrom,
      playGroup: (id) => {
        const group = getGroup(id)
        if (group[0] && isPlayableGroup(group)) void playWithReplies(group[0].id)
      },
    }
    return {
      actions,
      showFound: ({ id, focus }: FoundPost) => {
        reveal(id)
        if (focus) focusWhenRendered(id)
      },
      initialize: () => {
        if (!findSavedViewport())
          showAll({ duration: 0 }, START_ZOOM[now.current.isNarrow ? 'narrow' : 'wide'])
      },
      showAll: () => showAll(getAnimation(), { zoom: GRAPH_ZOOM.least, least: GRAPH_ZOOM.least }),
    }
  }, [flow])
}

function findNodeLink(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)
}

/** Whether a post is rendered and fully inside the canvas. */
function isInSight(id: string): boolean {
  const link = findNodeLink(id)
  const pane = link?.closest('.graph')?.getBoundingClientRect()
  const box = link?.getBoundingClientRect()
  if (!box || !pane) return false
  return box.left >= pane.left && box.right <= pane.right && box.top >= pane.top && box.bottom <= pane.bottom
}

function focusWhenRendered(id: string, frames = MAX_FRAMES): void {
  const link = findNodeLink(id)
  if (link) link.focus({ preventScroll: true })
  else if (frames > 0) requestAnimationFrame(() => focusWhenRendered(id, frames - 1))
}
