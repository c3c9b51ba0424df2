/**
 * Moves the focus when the focused list item is removed by a live update (deleted elsewhere, expired, or its author
 * blocked). Without it the focus would fall back to `body`.
 */
const ITEMS = 'article, li, tr'
/** Time in which the code that removed the item can set the focus itself. */
const HANDLER_GRACE_MS = 100

/** Installs the focus tracking. Call once per page. */
export function keepFocus(): void {
  let last: Element | null = null
  let moving: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('focusin', ({ target }) => {
    // The focus was set elsewhere: the pending move is obsolete.
    clearTimeout(moving)
    last = target instanceof Element ? target : null
  })
  document.addEventListener('focusout', ({ target }) =>
    // A press on the background drops the focus on purpose: forget the element unless it is removed in the same task.
    queueMicrotask(() => {
      if (last === target && last?.isConnected && document.activeElement !== last) last = null
    }),
  )
  new MutationObserver((changes) => {
    if (!last || last.isConnected) return
    const lostElement = last
    last = null
    const removals = new Map(
      changes.flatMap((change) => [...change.removedNodes].map((node) => [node, change])),
    )
    for (const change of changes) {
      const { target } = change
      const removed = [...change.removedNodes].find((node) => node.contains(lostElement))
      if (!(removed instanceof Element) || !(target instanceof Element)) continue
      // The container that takes the focus: the item around a removed part, the siblings of a removed item, or the
      // section around a removed list.
      const remainingItem = lostElement.closest(ITEMS) ? null : target.closest(ITEMS)
      if (!remainingItem && !removed.contains(lostElement.closest(ITEMS))) continue
      const siblings = removed.matches(ITEMS)
        ? [
            findRemainingSibling(change, 'nextSibling', removals),
            findRemainingSibling(change, 'previousSibling', removals),
          ]
        : []
      const container = target.closest('section[tabindex], dialog, main')
      const next = [remainingItem, ...siblings, container]
      clearTimeout(moving)
      moving = setTimeout(
        () => hasNoFocus() && focus(next.find((candidate) => candidate?.isConnected)),
        HANDLER_GRACE_MS,
      )
    }
  }).observe(document, { childList: true, subtree: true })
}

/**
 * The nearest remaining item on that side. Skips siblings that were removed in the same batch (all posts of one
 * author), text nodes and elements that are no items.
 */
function findRemainingSibling(
  from: MutationRecord,
  side: 'nextSibling' | 'previousSibling',
  removals: ReadonlyMap<Node, MutationRecord>,
): Element | null {
  let at = from[side]
  while (at && !(at.isConnected && at instanceof Element && at.matches(ITEMS)))
    // A removed node's mutation record still names its siblings at that time.
    at = (at.isConnected ? at : removals.get(at))?.[side] ?? null
  return at
}

function hasNoFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/** Focuses the whole item, not its buttons: the next key press was meant for the removed item. */
function focus(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return
  const heading = element.matches('dialog') ? element.querySelector<HTMLElement>('[data-autofocus]') : null
  const target = heading ?? element
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
