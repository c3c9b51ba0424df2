import { useEffect, useEffectEvent, useState } from 'react'
import { isPushedOff, isSameList, mergeHeldItems } from './held-items'
import { hasMatch, isInUse, OPEN } from './is-in-use'

/** The attribute that carries an item's id on its element. */
type ItemAttribute = 'data-post' | 'data-peer' | 'data-notice' | 'data-subject'

type Options<T> = {
  /** The id of the list: choosing another one releases all items. */
  list?: string | null
  attribute: ItemAttribute
  getId: (item: T) => string
  /** The sort key of a paged list, in ms since the epoch. */
  getTime: (item: T) => number
  /** Whether pages exist that were not read: only then an item can be pushed off. */
  hasMore: boolean
  /** The id of an item that is kept even though nothing is open in it. */
  keptId?: string | null
}

/** Every pointer press leaves a focus behind: only a visible focus fixes the order. */
const IN_ORDER = `:focus-visible, ${OPEN}`
/** A pressed item stays under the pointer, or the click would hit another one. Some browsers do not focus it. */
const STILL = ':active, [aria-haspopup="menu"][aria-expanded="true"]'

const RELEASE_MS = 200

/**
 * The items of a live list, with items in use kept mounted and in place: while a menu, panel, form or dialog is open in
 * one or it contains the focus, a refetch neither drops it at the end of its page nor moves its DOM node. While a menu
 * is open or an item is pressed, nothing moves at all.
 * Deleted items are removed at once. `items` must be memoized.
 */
export function useHeldItems<T>(items: readonly T[], options: Options<T>): readonly T[] {
  const { list = null } = options
  const [held, setHeld] = useState({ list, items, shown: items })
  let { shown } = held
  if (held.list !== list || held.items !== items) {
    // Merged before React updates the DOM, which still shows what is in use.
    shown = held.list === list ? merge(held.shown, items, options) : items
    setHeld({ list, items, shown })
  }
  const release = useEffectEvent(() => {
    const merged = merge(shown, items, options)
    if (!isSameList(merged, shown)) setHeld({ list, items, shown: merged })
  })
  const isHolding = shown !== items
  useEffect(() => {
    if (!isHolding) return
    // Polled: no single event reports that a menu, panel or dialog closed, or that focus and pointer left.
    const timer = setInterval(release, RELEASE_MS)
    return () => clearInterval(timer)
  }, [isHolding])
  return shown
}

function merge<T>(
  shown: readonly T[],
  next: readonly T[],
  { attribute, getId, getTime, hasMore, keptId = null }: Options<T>,
): readonly T[] {
  if (shown.length === 0) return next
  const used = [...document.querySelectorAll(`[${attribute}]`)].filter(isInUse)
  const ids = new Set([keptId, ...used.map((element) => element.getAttribute(attribute))])
  const times = next.map(getTime)
  return mergeHeldItems(shown, next, {
    getId,
    isKept: (item) => ids.has(getId(item)) && isPushedOff(getTime(item), times, hasMore),
    keepsOrder: used.some((element) => hasMatch(element, IN_ORDER)),
    isStill: used.some((element) => hasMatch(element, STILL)),
  })
}
