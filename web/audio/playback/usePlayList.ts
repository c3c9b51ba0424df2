import { useCallback, useEffect, useRef } from 'react'
import type { Playable } from './playable'
import { player } from './player'

/** A stable callback that plays an item and the list after it, as the list is when called. */
export function usePlayList(items: readonly Playable[]): (item: Playable) => void {
  const latest = useRef(items)
  useEffect(() => {
    latest.current = items
  })
  return useCallback((item) => player.playIn(latest.current, item), [])
}
