/** What the parts of the picture tell each other. */
import { createContext } from 'react'
import type { GraphPost } from '../../../domain/graph.schema'
import type { Direction } from './boxes'

export type Doings = {
  /** Tells more about a post, or about none. */
  tell: (id: string | null) => void
  /** A post has the focus: it is to be seen whole. */
  reveal: (id: string) => void
  /** On to what is tied to a post, in a direction. */
  move: (id: string, direction: Direction) => void
}

const nothing = () => undefined

export const DoingsContext = createContext<Doings>({ tell: nothing, reveal: nothing, move: nothing })

/** The post that more is told about. */
export const TippedContext = createContext<string | null>(null)

export const TIP_ID = 'graph-tip'

export type NodeData = { post: GraphPost; replies: number; lines: 1 | 2; dimmed: boolean }
