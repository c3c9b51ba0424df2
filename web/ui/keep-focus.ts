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
  let moving: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('focusin', ({ target }) => {
    // Somebody went on before: what is taken away next is another matter.
    clearTimeout(moving)
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
    const leaving = new Map(
      changes.flatMap((change) => [...change.removedNodes].map((node) => [node, change])),
    )
    for (const change of changes) {
      const { target } = change
      const gone = [...change.removedNodes].find((node) => node.contains(left))
      if (!(gone instanceof Element) || !(target instanceof Element)) continue
      // A part of an item that is still there; an item; or, with its last one, a whole list, which has nobody beside it.
      const rest = left.closest(ITEMS) ? null : target.closest(ITEMS)
      if (!rest && !gone.contains(left.closest(ITEMS))) continue
      const beside = gone.matches(ITEMS)
        ? [staysBeside(change, 'nextSibling', leaving), staysBeside(change, 'previousSibling', leaving)]
        : []
      const around = target.closest('section[tabindex], dialog, main')
      const next = [rest, ...beside, around]
      clearTimeout(moving)
      moving = setTimeout(() => hasNoFocus() && focus(next.find((one) => one?.isConnected)), GIVE_WAY_MS)
    }
  }).observe(document, { childList: true, subtree: true })
}

/**
 * The nearest item on that side which stays: those between may have left with it, all of one author's, and what else stands
 * there may be text, or no item.
 */
function staysBeside(
  from: MutationRecord,
  side: 'nextSibling' | 'previousSibling',
  leaving: ReadonlyMap<Node, MutationRecord>,
): Element | null {
  let at = from[side]
  while (at && !(at.isConnected && at instanceof Element && at.matches(ITEMS)))
    // What left tells whom it stood beside at that moment, who stayed longer.
    at = (at.isConnected ? at : leaving.get(at))?.[side] ?? null
  return at
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
