import { type RefCallback, useCallback } from 'react'

const GAP_PX = 8
const PROPERTY = '--toasts-end'

/**
 * Returns a ref for a bar that sticks to the bottom: toasts are shown below it where there is room for them, else above
 * it, so that its buttons stay reachable.
 */
export function useToastsClear(): RefCallback<HTMLElement> {
  return useCallback((bar: HTMLElement | null) => {
    if (!bar) return
    const { style } = document.documentElement
    const toasts = document.querySelector<HTMLElement>('section.toasts')
    const place = () => {
      const end = toasts && measureEnd(bar, toasts)
      if (end) style.setProperty(PROPERTY, `${end}px`)
      else style.removeProperty(PROPERTY)
    }
    const sizes = new ResizeObserver(place)
    for (const element of [bar, toasts, document.body]) if (element) sizes.observe(element)
    const end = new AbortController()
    window.addEventListener('scroll', place, { capture: true, passive: true, signal: end.signal })
    window.addEventListener('resize', place, { signal: end.signal })
    return () => {
      sizes.disconnect()
      end.abort()
      style.removeProperty(PROPERTY)
    }
  }, [])
}

/** The distance of the toasts from the bottom of the window, in pixels; null for their usual place. */
function measureEnd(bar: HTMLElement, toasts: HTMLElement): number | null {
  const { bottom } = bar.getBoundingClientRect()
  // A button may stand above the bar.
  const parts = [bar, ...bar.querySelectorAll('button')]
  const top = Math.min(...parts.map((part) => part.getBoundingClientRect().top))
  const dock = document.querySelector('.bottom-bar')?.getBoundingClientRect()
  const floor = dock?.height ? dock.top : innerHeight
  const fitsBelow = bottom + toasts.offsetHeight + 3 * GAP_PX <= floor
  const isOffScreen = top >= floor
  return fitsBelow || isOffScreen ? null : innerHeight - top + GAP_PX
}
