import { type RefObject, useEffect, useRef } from 'react'

/** The maximum distance from the end that still counts as reading it. */
const NEAR_PX = 160

/**
 * Scrolls a thread to its newest message when it opens, and when one arrives while the end is in view. Otherwise the
 * position stays, also when a link targets one message (`isLed`).
 */
export function useEnd(
  ref: RefObject<HTMLElement | null>,
  peer: string,
  lastId: string | undefined,
  isLed: boolean,
): void {
  const opened = useRef('')
  useEffect(() => {
    const panel = ref.current
    if (!panel || lastId === undefined) return
    if (isLed && opened.current !== peer) {
      opened.current = peer
      return
    }
    // Beside the list the panel scrolls itself, on phones the page does.
    const scroller = getComputedStyle(panel).overflowY === 'auto' ? panel : document.documentElement
    const left = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight
    const last = panel.querySelector('.msgs > :last-child li:last-child')?.clientHeight ?? 0
    if (opened.current === peer && left > NEAR_PX + last) return
    opened.current = peer
    // After the view has scrolled to its top.
    const frame = requestAnimationFrame(() => scroller.scrollTo(0, scroller.scrollHeight))
    return () => cancelAnimationFrame(frame)
  }, [ref, peer, lastId, isLed])
}
