/** Cursor of a page of the graph: where each of its lists continues. */
import { CURSOR, type CursorPosition, parseCursor } from '../http/cursor'

/** The lists that a page of the graph is made of. */
export const GRAPH_LISTS = ['replies', 'roots', 'personal'] as const
export type GraphCandidates = (typeof GRAPH_LISTS)[number]

/** The position after which each list continues; lists at their end are left out. */
export type GraphPositions = Partial<Record<GraphCandidates, CursorPosition>>

const SEPARATOR = '~'

/** Returns the cursor of the next page; null if every list is at its end. */
export function formatGraphCursor(positions: GraphPositions): string | null {
  const parts = GRAPH_LISTS.map((list) => {
    const position = positions[list]
    return position ? `${position.createdAt}.${position.id}` : ''
  })
  return parts.some((part) => part !== '') ? parts.join(SEPARATOR) : null
}

/** Returns the positions of a cursor; null for a text that is none. */
export function parseGraphCursor(cursor: string): GraphPositions | null {
  const parts = cursor.split(SEPARATOR)
  const isCursor =
    parts.length === GRAPH_LISTS.length && parts.every((part) => part === '' || CURSOR.test(part))
  if (!isCursor) return null
  return Object.fromEntries(
    GRAPH_LISTS.flatMap((list, at) => (parts[at] ? [[list, parseCursor(parts[at])]] : [])),
  )
}
