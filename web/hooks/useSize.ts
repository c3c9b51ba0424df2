import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The current size of an element in pixels; zero before it is measured. */
export function useSize<E extends Element>(): [RefObject<E | null>, { width: number; height: number }] {
  const ref = useRef<E>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const { width, height } = element.getBoundingClientRect()
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }))
    }
    // Only the observer measures: measuring on mount would lay out every card of a long list, visible or not.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, size]
}
