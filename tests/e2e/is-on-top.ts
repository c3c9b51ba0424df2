/** Looks whether a control can be pressed. */
import type { Locator } from '@playwright/test'

/**
 * Whether nothing else covers an element, at its middle and at its corners.
 * @param closable selector of what may cover it, since a button closes that
 */
export function isOnTop(locator: Locator, closable = ':not(*)'): Promise<boolean> {
  return locator.evaluate((element, closable) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const middle = [1, height / 2, height - 1].map((y) => [width / 2, y] as const)
    const radius = Number.parseFloat(getComputedStyle(element).borderStartStartRadius)
    // Inside of the rounding.
    const inset = Math.max(12, 0.3 * Math.min(radius, width / 2, height / 2))
    const corners = [inset, width - inset].flatMap((x) => [[x, inset] as const, [x, height - inset] as const])
    const points = [...middle, ...corners].map(([x, y]) => document.elementFromPoint(left + x, top + y))
    return points.every((found) => element.contains(found) || found?.closest(closable))
  }, closable)
}
