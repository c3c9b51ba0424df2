import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { isInUse } from './is-in-use'

/** Distance from the viewport at which an item is far: three screens, more than a fling covers in a few frames. */
const FAR = '300%'

type Report = (entry: IntersectionObserverEntry) => void

const reports = new Map<Element, Report>()
let observer: IntersectionObserver | undefined

/** Calls `report` whenever an element becomes far from the viewport or near it; one observer serves all. */
function observeDistance(element: Element, report: Report): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) reports.get(entry.target)?.(entry)
    },
    { rootMargin: `${FAR} 0px` },
  )
  reports.set(element, report)
  observer.observe(element)
  return () => {
    reports.delete(element)
    observer?.unobserve(element)
  }
}

type Extent = {
  /** Far from the viewport: its content may be replaced by less of the same height. */
  isFar: boolean
  /** In pixels, as last seen; null before. */
  height: number | null
}

/** Heights in pixels of items that were shown, by id: a list that returns has its length at once. */
const knownHeights = new Map<string, number>()

/**
 * The extent of an item of a list. What is in use, or selected, or `isKept`, is never far; an item that was shown before
 * is until it is known to be near.
 */
export function useExtent<E extends Element>(id: string, isKept: boolean): [RefObject<E | null>, Extent] {
  const ref = useRef<E>(null)
  const [extent, setExtent] = useState<Extent>(() => {
    const height = knownHeights.get(id) ?? null
    return { isFar: height !== null, height }
  })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    let wasSeen = false
    const stop = observeDistance(element, ({ isIntersecting, boundingClientRect: { height } }) => {
      wasSeen ||= height > 0
      setExtent((known) => {
        if (isIntersecting) return known.isFar ? { ...known, isFar: false } : known
        // What a hidden view contains has no height.
        if (known.isFar || height === 0 || isInUse(element) || isSelected(element)) return known
        return { isFar: true, height }
      })
    })
    return () => {
      stop()
      if (wasSeen) knownHeights.set(id, element.getBoundingClientRect().height)
    }
  }, [id])
  return [ref, isKept ? { ...extent, isFar: false } : extent]
}

function isSelected(element: Element): boolean {
  const selection = getSelection()
  return selection !== null && !selection.isCollapsed && selection.containsNode(element, true)
}
