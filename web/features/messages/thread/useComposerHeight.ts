import { type RefCallback, useCallback } from 'react'

/** Returns a ref for the bar at the end of a thread. Its height is `--composer-h` of the page: toasts appear above it. */
export function useComposerHeight(): RefCallback<HTMLElement> {
  return useCallback((bar: HTMLElement | null) => {
    if (!bar) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--composer-h', `${bar.offsetHeight}px`))
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty('--composer-h')
    }
  }, [])
}
