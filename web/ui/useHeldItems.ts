import { useEffect, useEffectEvent, useState } from 'react'
import { isPushedOff, isSameList, mergeHeldItems } from './held-items'
import { onModals, topModal } from './modals'

/** The attribute that carries an item's id on its element. */
type Attribute = 'data-post' | 'data-peer' | 'data-notice' | 'data-subject'

type Options<T> = {
  /** Which list it is: nothing is held when another one is chosen. */
  list?: string | null
  attribute: Attribute
  getId: (item: T) => string
  /** What a paged list is sorted by, in ms since the epoch. */
  getTime: (item: T) => number
  /** Whether pages exist that were not read: only then an item can be pushed off. */
  hasMore: boolean
  /** An item that is kept though nothing is open in it. */
  keptId?: string | null
}

type Usage = {
  /** Ids of items that have something open, the focus inside, or a dialog above them. */
  ids: ReadonlySet<string>
  keepsOrder: boolean
  isStill: boolean
}

/** A menu, a thread, a form or a dialog inside of an item. */
const OPEN = '[aria-expanded="true"], form, dialog[open]'
const OPEN_MENU = '[aria-haspopup="menu"][aria-expanded="true"]'

/**
 * The items of a live list, except that an item in use stays mounted and in its place: while a menu, panel, form or
 * dialog is open in it or the focus is inside, a refetch neither drops it with the end of its page nor moves its DOM node.
 * While a menu is open in one, or one is pressed, nothing moves at all.
 * Deleted items leave at once. `items` has to be memoized.
 */
export function useHeldItems<T>(items: readonly T[], options: Options<T>): readonly T[] {
  const { list = null } = options
  const [held, setHeld] = useState({ list, items, shown: items })
  let { shown } = held
  if (held.list !== list || held.items !== items) {
    // Merged before React removes or moves anything: the DOM still shows what is in use.
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
    let timer: ReturnType<typeof setTimeout> | undefined
    // Deferred: between `focusout` and `focusin`, and while a menu hands over to its dialog, nothing seems in use; and the
    // click comes after `pointerup`.
    const review = () => {
      clearTimeout(timer)
      timer = setTimeout(release)
    }
    const scope = new AbortController()
    for (const event of ['focusin', 'focusout', 'toggle', 'pointerup', 'pointercancel'])
      document.addEventListener(event, review, { capture: true, signal: scope.signal })
    const stop = onModals(review)
    review()
    return () => {
      scope.abort()
      stop()
      clearTimeout(timer)
    }
  }, [isHolding])
  return shown
}

function merge<T>(
  shown: readonly T[],
  next: readonly T[],
  { attribute, getId, getTime, hasMore, keptId = null }: Options<T>,
): readonly T[] {
  if (shown.length === 0) return next
  const { ids, keepsOrder, isStill } = readUsage(attribute)
  const times = next.map(getTime)
  const isInUse = (id: string) => id === keptId || ids.has(id)
  return mergeHeldItems(shown, next, {
    getId,
    isKept: (item) => isInUse(getId(item)) && isPushedOff(getTime(item), times, hasMore),
    keepsOrder,
    isStill,
  })
}

/** Reads from the DOM what is in use: open state and focus live in many components, and their attributes name them all. */
function readUsage(attribute: Attribute): Usage {
  const item = `[${attribute}]`
  const focused = document.activeElement
  const open = [...document.querySelectorAll(OPEN)].filter((part) => part.closest(item))
  const ids = new Set<string>()
  // What is pressed stays under the pointer, or its click would go to something else; not every browser focuses it.
  const pressed = document.querySelector(`${item}:active`)
  for (const part of [...open, focused, pressed])
    for (let at = part?.closest(item); at; at = at.parentElement?.closest(item))
      ids.add(at.getAttribute(attribute) ?? '')
  const modal = topModal()
  if (modal)
    for (const below of document.querySelectorAll(item))
      if (!modal.contains(below)) ids.add(below.getAttribute(attribute) ?? '')
  // A pointer leaves the focus behind on every press: only a visible focus fixes the order.
  const hasVisibleFocus = Boolean(focused?.closest(item) && focused.matches(':focus-visible'))
  return {
    ids,
    keepsOrder: open.length > 0 || hasVisibleFocus,
    isStill: pressed !== null || open.some((part) => part.matches(OPEN_MENU)),
  }
}
