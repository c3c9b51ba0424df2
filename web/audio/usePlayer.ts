/** The bridge from the player to React. Components see its state; the moving time stays with `player.watch`. */
import { useCallback, useSyncExternalStore } from 'react'
import { type PlayerSnapshot, type PlayerState, player } from './player'

/** Everything about the player; for the few parts that show it all. */
export function usePlayer(): PlayerSnapshot {
  return useSyncExternalStore(player.subscribe, player.getSnapshot, player.getSnapshot)
}

/** How one voice stands: idle unless it is the loaded one. A long list renders again only where something changed. */
export function usePlaying(id: string): PlayerState {
  const read = useCallback(() => {
    const { now, state } = player.getSnapshot()
    return now?.id === id ? state : 'idle'
  }, [id])
  return useSyncExternalStore(player.subscribe, read, read)
}
