/** Context that the parts of the graph share. */
import { createContext } from 'react'
import type { GraphPost } from '../../../domain/graph/graph.schema'
import type { Direction } from './node-geometry'

export type GraphActions = {
  /** Opens the tooltip of a post, or closes it. */
  showTooltip: (id: string | null) => void
  /** Scrolls a focused post fully into view. */
  reveal: (id: string) => void
  /** Moves the focus to another post of the group in a direction. */
  moveFocus: (id: string, direction: Direction) => void
  /** Plays the group of a post from its first post. */
  playGroup: (id: string) => void
}

const ignore = () => undefined

export const GraphActionsContext = createContext<GraphActions>({
  showTooltip: ignore,
  reveal: ignore,
  moveFocus: ignore,
  playGroup: ignore,
})

/** The id of the post whose tooltip is open. */
export const TooltipContext = createContext<string | null>(null)

export const TOOLTIP_ID = 'graph-tip'

/** Whether posts are drawn as stars. */
export const StarsContext = createContext(false)

export type Sounding = {
  id: string | null
  /** The posts of its group. */
  group: ReadonlySet<string>
  /** The line that leads to it. */
  line: { id: string; isReversed: boolean } | null
}

/** The post that sounds. */
export const SoundingContext = createContext<Sounding>({ id: null, group: new Set(), line: null })

export type NodeData = {
  post: GraphPost
  replies: number
  lines: 1 | 2
  starSize: number
  /** Whether Tab stops here; arrow keys reach the others of its group. */
  isTabStop: boolean
  dimmed: boolean
}
