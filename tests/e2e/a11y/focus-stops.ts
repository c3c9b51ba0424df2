/** Checks for keyboard users: every Tab stop is visible, has a focus mark and is not covered. */
import type { Page } from '@playwright/test'

/** Returns focusable elements that are covered or show no focus mark. */
export async function findLostStops(page: Page): Promise<string[]> {
  // `:focus-visible` matches only after keyboard use.
  await page.keyboard.press('Shift')
  return page.evaluate(() => {
    const found = new Set<string>()
    const root =
      [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1) ?? document.body
    const before = document.activeElement
    if (before instanceof HTMLElement) before.blur()
    const stops = [
      ...root.querySelectorAll<HTMLElement | SVGElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter(
      (node) =>
        (node.tabIndex >= 0 || node.matches('[role="menuitem"]')) &&
        !node.matches(':disabled') &&
        !(
          node.closest('[inert], [role="application"]') || node.closest('details:not([open]) > :not(summary)')
        ) &&
        node.checkVisibility({ checkVisibilityCSS: true }),
    )
    for (const stop of stops) {
      const unfocusedMarks = getFocusMarks(stop)
      stop.focus()
      if (document.activeElement !== stop) continue
      const name = `${stop.localName} ${stop.getAttribute('class') ?? ''} “${getLabel(stop)}”`
      const cover = findCover(findDrawnElement(stop))
      if (cover) found.add(`covered by ${cover}: ${name}`)
      if (getFocusMarks(stop) === unfocusedMarks) found.add(`not marked: ${name}`)
      stop.blur()
    }
    if (before instanceof HTMLElement) before.focus()
    return [...found]

    function getLabel(node: Element) {
      return (node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 40)
    }
    /** Returns the label in place of a checkbox or radio button that is drawn by its label. */
    function findDrawnElement(stop: Element): Element {
      const label = stop instanceof HTMLInputElement ? stop.labels?.[0] : undefined
      return label && getComputedStyle(stop).opacity === '0' ? label : stop
    }
    /** Returns what covers the whole element, or null while a part of it is visible. */
    function findCover(node: Element): string | null {
      const { left, right, top, bottom } = node.getBoundingClientRect()
      const hits = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.15, 0.5, 0.85].map((y) =>
          document.elementFromPoint(left + x * (right - left), top + y * (bottom - top)),
        ),
      )
      if (hits.some((hit) => hit && node.contains(hit))) return null
      const hit = hits[4]
      return hit ? `${hit.localName}.${hit.getAttribute('class')}` : 'the edge of the window'
    }
    /** Returns the styles that can mark the focus: outline, shadow and border of the element and its ancestors. */
    function getFocusMarks(stop: Element): string {
      const chain: Element[] = []
      for (let at: Element | null = stop; at && chain.length < 4; at = at.parentElement) chain.push(at)
      return chain
        .flatMap((at) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(at, pseudo)))
        .map((style) => [style.outline, style.boxShadow, style.borderColor].join())
        .join('|')
    }
  })
}
