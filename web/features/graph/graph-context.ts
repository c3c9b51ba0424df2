/** Context that the parts of the graph share. */
import { createContext } from 'react'
import type { GraphPost } from '../../../domain/graph/graph.schema'
import type { Direction } from './node-geometry'

export type GraphActions = {
  /** Opens the tooltip of a post, or closes it. */
  showTooltip: (id: string | null) => void
  /** Scrolls a focused post fully into view. */
  reveal: (id: string) => void
  /** Moves the focus to a connected post in a direction. */
  moveFocus: (id: string, direction: Direction) => void
}

const ignore = () => undefined

export const GraphActionsContext = createContext<GraphActions>({
  showTooltip: ignore,
  reveal: ignore,
  moveFocus: ignore,
})

/** The id of the post whose tooltip is open. */
export const TooltipContext = createContext<string | null>(null)

export const TOOLTIP_ID = 'graph-tip'

export type NodeData = { post: GraphPost; replies: number; lines: 1 | 2; dimmed: boolean }
