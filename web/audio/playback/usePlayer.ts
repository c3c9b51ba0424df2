/** React hooks for the player. Components read its state; playback progress is painted by the ticker. */
import { useCallback, useSyncExternalStore } from 'react'
import type { Playable } from './playable'
import { player } from './player'
import type { PlayerSnapshot, PlayerState } from './player-state'

/** The whole snapshot; for the few components that show all of it. */
export function usePlayer(): PlayerSnapshot {
  return useSyncExternalStore(player.subscribe, player.getSnapshot, player.getSnapshot)
}

/** Whether anything is loaded. */
export function useIsLoaded(): boolean {
  return useSyncExternalStore(player.subscribe, isLoaded, isLoaded)
}
function isLoaded(): boolean {
  return player.getSnapshot().now !== null
}

/** The state of one item: idle unless it, or its intro, is loaded. A long list re-renders only where it changed. */
export function usePlaying(id: string, leadId?: string): PlayerState {
  const read = useCallback(() => {
    const { now, state, next } = player.getSnapshot()
    return now?.id === id || (leadId && now?.id === leadId && next[0]?.id === id) ? state : 'idle'
  }, [id, leadId])
  return useSyncExternalStore(player.subscribe, read, read)
}

/** Subscribes a paint function to an item's playback progress, without rendering. */
export function useClock(item: Playable) {
  return useCallback((paint: (elapsed: number, length: number) => void) => player.watch(item, paint), [item])
}
