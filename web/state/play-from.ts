/** How a voice in a list is started where the others of the list are heard after it. */
import { createContext } from 'react'
import type { Playable } from '../audio/playable'

/** Null where a voice is heard by itself. */
export const PlayFrom = createContext<((item: Playable) => void) | null>(null)
