import { type RefObject, useEffect, useRef } from 'react'

/** Near enough to the end to be reading it. */
const NEAR_PX = 160

/**
 * Keeps a conversation at its newest message: when it opens, and when one arrives while its end is read. Whoever reads
 * further up stays where they are, and so does who was led to one message (`isLed`).
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
    // The panel scrolls by itself beside the list, and with the page on phones.
    const scroller = getComputedStyle(panel).overflowY === 'auto' ? panel : document.documentElement
    const left = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight
    const last = panel.querySelector('.msgs > :last-child li:last-child')?.clientHeight ?? 0
    if (opened.current === peer && left > NEAR_PX + last) return
    opened.current = peer
    // After the view has put itself at the top.
    const frame = requestAnimationFrame(() => scroller.scrollTo(0, scroller.scrollHeight))
    return () => cancelAnimationFrame(frame)
  }, [ref, peer, lastId, isLed])
}
