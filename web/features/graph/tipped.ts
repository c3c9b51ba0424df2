/** Context that the parts of the graph share. */
import { createContext } from 'react'
import type { GraphPost } from '../../../domain/graph.schema'
import type { Direction } from './boxes'

export type Doings = {
  /** Opens the tooltip of a post, or closes it. */
  tell: (id: string | null) => void
  /** Scrolls a focused post fully into view. */
  reveal: (id: string) => void
  /** Moves the focus to a connected post in a direction. */
  move: (id: string, direction: Direction) => void
}

const nothing = () => undefined

export const DoingsContext = createContext<Doings>({ tell: nothing, reveal: nothing, move: nothing })

/** The id of the post whose tooltip is open. */
export const TippedContext = createContext<string | null>(null)

export const TIP_ID = 'graph-tip'

export type NodeData = { post: GraphPost; replies: number; lines: 1 | 2; dimmed: boolean }
