/** How a post in a list starts playing, followed by the rest of the list. */
import { createContext } from 'react'
import type { Playable } from '../../audio/playback/playable'

/** Null where a post plays alone. */
export const PlayFromContext = createContext<((item: Playable) => void) | null>(null)
