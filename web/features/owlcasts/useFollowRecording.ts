import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls to the next recording when it starts, unless the viewer has scrolled away from the previous one. */
export function useFollowRecording(list: RefObject<HTMLElement | null>, playingId: string | undefined): void {
  const previousId = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (!playingId) return
    const previous = previousId.current && findRow(list.current, previousId.current)
    const moved = previousId.current !== playingId
    previousId.current = playingId
    if (moved && previous && isInSight(previous))
      findRow(list.current, playingId)?.scrollIntoView({ block: 'nearest' })
  }, [list, playingId])
}

/** Returns the row of a recording in its list. */
export function findRow(list: HTMLElement | null, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-post="${CSS.escape(id)}"]`) ?? null
}

function isInSight(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
