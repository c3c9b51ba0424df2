/** The bridge from the player to React. Components see its state; the moving time stays with clocks. */
import { useCallback, useSyncExternalStore } from 'react'
import type { Playable } from './playable'
import { type PlayerSnapshot, type PlayerState, player } from './player'

/** Everything about the player; for the few parts that show it all. */
export function usePlayer(): PlayerSnapshot {
  return useSyncExternalStore(player.subscribe, player.getSnapshot, player.getSnapshot)
}

/** Whether anything is loaded at all. */
export function useIsLoaded(): boolean {
  return useSyncExternalStore(player.subscribe, isLoaded, isLoaded)
}
function isLoaded(): boolean {
  return player.getSnapshot().now !== null
}

/** How one voice stands: idle unless it is the loaded one, or what leads to it is. A long list renders again only where something changed. */
export function usePlaying(id: string, leadId?: string): PlayerState {
  const read = useCallback(() => {
    const { now, state, next } = player.getSnapshot()
    return now?.id === id || (leadId && now?.id === leadId && next[0]?.id === id) ? state : 'idle'
  }, [id, leadId])
  return useSyncExternalStore(player.subscribe, read, read)
}

/** The moving time of a voice, for waveforms and times to follow without rendering. */
export function useClock(item: Playable) {
  return useCallback((paint: (elapsed: number, length: number) => void) => player.watch(item, paint), [item])
}
