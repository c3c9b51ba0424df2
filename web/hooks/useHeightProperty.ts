import { type RefCallback, useCallback } from 'react'

/** Returns a ref for a bar over the page. Its height is this custom property of the root, while the bar is mounted. */
export function useHeightProperty(name: `--${string}`): RefCallback<HTMLElement> {
  return useCallback(
    (bar: HTMLElement | null) => {
      if (!bar) return
      const { style } = document.documentElement
      const observer = new ResizeObserver(() => style.setProperty(name, `${bar.offsetHeight}px`))
      observer.observe(bar)
      return () => {
        observer.disconnect()
        style.removeProperty(name)
      }
    },
    [name],
  )
}
