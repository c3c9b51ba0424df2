import { type RefCallback, useCallback } from 'react'

const GAP_PX = 8
const PROPERTY = '--toasts-end'
/** Bars on screen; a form may have one for its recorder and one to publish. */
const bars = new Set<HTMLElement>()

/**
 * Returns a ref for a bar that may stick to the bottom: toasts are shown below it where there is room for them, else above
 * it, so that its buttons stay reachable. A bar that does not stick at this width scrolls out from under them.
 */
export function useToastsClear(): RefCallback<HTMLElement> {
  return useCallback((bar: HTMLElement | null) => {
    if (!bar) return
    bars.add(bar)
    const toasts = document.querySelector<HTMLElement>('section.toasts')
    const sizes = new ResizeObserver(placeToasts)
    for (const element of [bar, toasts, document.body]) if (element) sizes.observe(element)
    const end = new AbortController()
    window.addEventListener('scroll', placeToasts, { capture: true, passive: true, signal: end.signal })
    window.addEventListener('resize', placeToasts, { signal: end.signal })
    return () => {
      bars.delete(bar)
      sizes.disconnect()
      end.abort()
      placeToasts()
    }
  }, [])
}

function placeToasts(): void {
  const { style } = document.documentElement
  const toasts = document.querySelector<HTMLElement>('section.toasts')
  const ends = toasts ? [...bars].map((bar) => measureEnd(bar, toasts)) : []
  const end = Math.max(0, ...ends)
  if (end > 0) style.setProperty(PROPERTY, `${end}px`)
  else style.removeProperty(PROPERTY)
}

/** The distance of the toasts from the bottom of the window, in pixels; 0 for their usual place. */
function measureEnd(bar: HTMLElement, toasts: HTMLElement): number {
  const style = getComputedStyle(bar)
  if (style.position !== 'sticky' || style.bottom === 'auto') return 0
  const { bottom } = bar.getBoundingClientRect()
  // A button may stand above the bar.
  const parts = [bar, ...bar.querySelectorAll('button')]
  const top = Math.min(...parts.map((part) => part.getBoundingClientRect().top))
  const dock = document.querySelector('.bottom-bar')?.getBoundingClientRect()
  const floor = dock?.height ? dock.top : innerHeight
  const fitsBelow = bottom + toasts.offsetHeight + 3 * GAP_PX <= floor
  const isOffScreen = top >= floor
  return fitsBelow || isOffScreen ? 0 : innerHeight - top + GAP_PX
}
