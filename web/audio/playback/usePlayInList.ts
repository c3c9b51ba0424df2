import { useCallback, useEffect, useRef } from 'react'
import type { Playable } from './playable'
import { player } from './player'

type ListOptions = {
  /** The name of the list in the player. */
  name?: string | undefined
  /** Loads the next page; undefined when there is none, or while it loads. */
  loadMore?: (() => void) | undefined
}

/** Items left to play when the next page is loaded. */
const LEFT_BEFORE_LOADING = 2

/**
 * A stable callback that plays an item and the list after it, as the list is when called. While the list plays, its
 * next pages are loaded in time and appended.
 */
export function usePlayInList(
  items: readonly Playable[],
  { name, loadMore }: ListOptions = {},
): (item: Playable) => void {
  const latest = useRef({ items, name })
  useEffect(() => {
    const known = latest.current.items
    latest.current = { items, name }
    const end = items.findIndex(({ id }) => id === known.at(-1)?.id)
    if (known !== items && end >= 0 && isListPlaying(items)) player.extendList(items.slice(end + 1))
  }, [items, name])
  useEffect(() => {
    if (!loadMore) return
    const loadInTime = () => {
      const { next } = player.getSnapshot()
      const { items: loaded } = latest.current
      if (next.length <= LEFT_BEFORE_LOADING && isListPlaying(loaded)) loadMore()
    }
    loadInTime()
    return player.subscribe(loadInTime)
  }, [loadMore])
  return useCallback((item) => player.playIn(latest.current.items, item, latest.current.name), [])
}

/** Whether the player plays this list, up to its last item. */
function isListPlaying(items: readonly Playable[]): boolean {
  const { now, next } = player.getSnapshot()
  const lastId = (next.at(-1) ?? now)?.id
  return items.some(({ id }) => id === now?.id) && items.some(({ id }) => id === lastId)
}
