import { type RefObject, useEffect, useRef } from 'react'

/** The maximum distance from the end that still counts as reading it. */
const NEAR_PX = 160

/**
 * Scrolls a thread to its newest message when it opens, and when one arrives while the end is in view. Otherwise the
 * position stays, also when a link targets one message (`isTargeted`).
 */
export function useStickToEnd(
  ref: RefObject<HTMLElement | null>,
  peer: string,
  lastId: string | undefined,
  isTargeted: boolean,
): void {
  const openedPeer = useRef('')
  useEffect(() => {
    const panel = ref.current
    if (!panel || lastId === undefined) return
    if (isTargeted && openedPeer.current !== peer) {
      openedPeer.current = peer
      return
    }
    // Beside the list the panel scrolls itself, on phones the page does.
    const scroller = getComputedStyle(panel).overflowY === 'auto' ? panel : document.documentElement
    const getDistance = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight
    const scrollToEnd = () => scroller.scrollTo(0, scroller.scrollHeight)
    const last = panel.querySelector('.messages > :last-child li:last-child')?.clientHeight ?? 0
    if (openedPeer.current === peer && getDistance() > NEAR_PX + last) return
    openedPeer.current = peer
    // After the view has scrolled to its top.
    const frame = requestAnimationFrame(scrollToEnd)
    // The recorder below the messages loads later, and grows with what it needs.
    const observer = new ResizeObserver(() => {
      if (getDistance() <= NEAR_PX) scrollToEnd()
    })
    if (panel.lastElementChild) observer.observe(panel.lastElementChild)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [ref, peer, lastId, isTargeted])
}
