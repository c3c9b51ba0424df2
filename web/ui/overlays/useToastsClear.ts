import { type RefCallback, useCallback } from 'react'

const GAP_PX = 8
const PROPERTY = '--toasts-end'
const TEXT_PROPERTY = '--toast-text-room'
/** A line of large letters. */
const TEXT_MIN_PX = 44
/** Bars on screen; a form may have one for its recorder and one to publish. */
const bars = new Set<HTMLElement>()

/**
 * Returns a ref for a bar that may stick to the bottom: toasts are shown below it where there is room for them, else above
 * it, so that its buttons stay reachable; where neither has room, long texts scroll. A bar that does not stick at this
 * width scrolls out from under them.
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
    // A sheet slides into its place.
    for (const event of ['resize', 'transitionend', 'animationend'])
      window.addEventListener(event, placeToasts, { signal: end.signal })
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
  // Measured at its natural height.
  style.removeProperty(TEXT_PROPERTY)
  const places = toasts?.offsetHeight ? [...bars].flatMap((bar) => findPlace(bar, toasts) ?? []) : []
  const end = Math.max(0, ...places.map((place) => place.end))
  if (end > 0) style.setProperty(PROPERTY, `${end}px`)
  else style.removeProperty(PROPERTY)
  const room = Math.min(...places.filter((place) => place.end === end).map((place) => place.room))
  const excess = (toasts?.offsetHeight ?? 0) - room
  if (!toasts || excess <= 0) return
  // The text scrolls.
  const texts = [...toasts.querySelectorAll('p')].map(({ offsetHeight }) => offsetHeight)
  const height = Math.max(TEXT_MIN_PX, Math.max(...texts) - excess / texts.length)
  style.setProperty(TEXT_PROPERTY, `${height}px`)
}

/** `end`: distance from the bottom of the window, 0 for the usual place. `room`: height there. In pixels. */
type Place = { end: number; room: number }

/** Where toasts leave the bar free: below it if they fit or there is more room, else above. Null if it is not in their way. */
function findPlace(bar: HTMLElement, toasts: HTMLElement): Place | null {
  const style = getComputedStyle(bar)
  if (style.position !== 'sticky' || style.bottom === 'auto') return null
  const { bottom } = bar.getBoundingClientRect()
  // A button may stand above the bar.
  const parts = [bar, ...bar.querySelectorAll('button')]
  const top = Math.min(...parts.map((part) => part.getBoundingClientRect().top))
  const dock = document.querySelector('.bottom-bar')?.getBoundingClientRect()
  const floor = dock?.height ? dock.top : innerHeight
  if (top >= floor) return null
  const above = top - measureTopBars() - 2 * GAP_PX
  const below = floor - bottom - 3 * GAP_PX
  const height = toasts.offsetHeight
  const isBelow = height <= below || (height > above && below > above)
  return isBelow ? { end: 0, room: below } : { end: innerHeight - top + GAP_PX, room: above }
}

/** Where the bars at the top of the screen end, in pixels. */
export function measureTopBars(): number {
  const bars = [...document.querySelectorAll('.top-bar, .thread > .top, .offline')]
  const boxes = bars.map((bar) => bar.getBoundingClientRect())
  return Math.max(0, ...boxes.filter(({ top }) => top < innerHeight / 2).map(({ bottom }) => bottom))
}
