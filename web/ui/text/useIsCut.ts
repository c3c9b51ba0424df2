import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether a box shows less than its text, as seen while `isFolded`. */
export function useIsCut(box: RefObject<HTMLElement | null>, isFolded: boolean): boolean {
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || !isFolded) return
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, isFolded])
  return isCut
}
