/**
 * Where the keyboard goes on when what it was at leaves a list by itself: it was deleted elsewhere, faded, or its author
 * was blocked. Without it the focus would fall back to the start of the page.
 */
const ITEMS = 'article, li, tr'
/** Whoever took it away may know better where to go on, and does so before. */
const GIVE_WAY_MS = 100

/** Follows the focus; once in the life of a page. */
export function keepFocus(): void {
  let last: Element | null = null
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? target : null
  })
  document.addEventListener('focusout', ({ target }) =>
    // Whoever leaves by a press beside it wants to be nowhere; what is being taken away is gone a moment later.
    queueMicrotask(() => {
      if (last === target && last?.isConnected && document.activeElement !== last) last = null
    }),
  )
  new MutationObserver((changes) => {
    if (!last || last.isConnected) return
    const left = last
    last = null
    for (const { target, removedNodes, previousSibling, nextSibling } of changes) {
      const gone = [...removedNodes].find((node) => node.contains(left))
      if (!(gone instanceof Element) || !(target instanceof Element)) continue
      // A part of an item that is still there; an item; or, with its last one, a whole list, which has nobody beside it.
      const rest = left.closest(ITEMS) ? null : target.closest(ITEMS)
      if (!rest && !gone.contains(left.closest(ITEMS))) continue
      const beside = gone.matches(ITEMS)
        ? [itemFrom(nextSibling, 'next'), itemFrom(previousSibling, 'previous')]
        : []
      const around = target.closest('section[tabindex], dialog, main')
      const next = [rest, ...beside, around]
      setTimeout(() => hasNoFocus() && focus(next.find((one) => one?.isConnected)), GIVE_WAY_MS)
    }
  }).observe(document, { childList: true, subtree: true })
}

/** The nearest item from here on: what stands between may be text, or no item. */
function itemFrom(node: Node | null, way: 'next' | 'previous'): Element | null {
  let at = node
  while (at && !(at instanceof Element && at.matches(ITEMS)))
    at = way === 'next' ? at.nextSibling : at.previousSibling
  return at instanceof Element ? at : null
}

function hasNoFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/** The whole item and none of its buttons: the next press would do to it what was meant for the one that went. */
function focus(place: Element | null | undefined): void {
  if (!(place instanceof HTMLElement)) return
  const heading = place.matches('dialog') ? place.querySelector<HTMLElement>('[data-autofocus]') : null
  const to = heading ?? place
  if (!to.hasAttribute('tabindex')) to.tabIndex = -1
  to.focus({ preventScroll: true })
}
