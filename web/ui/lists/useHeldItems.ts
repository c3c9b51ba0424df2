import { useEffect, useEffectEvent, useState } from 'react'
import { getTopModal, onModals } from '../overlays/modals'
import { isPushedOff, isSameList, mergeHeldItems } from './held-items'

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

type Usage = {
  /** Ids of items that contain an open control or the focus, or that have a modal above them. */
  ids: ReadonlySet<string>
  keepsOrder: boolean
  isStill: boolean
}

/** An open menu, panel, form or dialog inside an item. */
const OPEN = '[aria-expanded="true"], form, dialog[open]'
const OPEN_MENU = '[aria-haspopup="menu"][aria-expanded="true"]'

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
    let timer: ReturnType<typeof setTimeout> | undefined
    // Deferred: between `focusout` and `focusin`, and while a menu opens its dialog, nothing seems in use; and the
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

/**
 * Reads from the DOM which items are in use: open state and focus live in many components, whose attributes expose
 * them.
 */
function readUsage(attribute: ItemAttribute): Usage {
  const item = `[${attribute}]`
  const focused = document.activeElement
  const open = [...document.querySelectorAll(OPEN)].filter((part) => part.closest(item))
  const ids = new Set<string>()
  // A pressed item stays under the pointer, or the click would hit another one. Some browsers do not focus it.
  const pressed = document.querySelector(`${item}:active`)
  for (const part of [...open, focused, pressed])
    for (let at = part?.closest(item); at; at = at.parentElement?.closest(item))
      ids.add(at.getAttribute(attribute) ?? '')
  const modal = getTopModal()
  if (modal)
    for (const below of document.querySelectorAll(item))
      if (!modal.contains(below)) ids.add(below.getAttribute(attribute) ?? '')
  // Every pointer press leaves a focus behind: only a visible focus fixes the order.
  const hasVisibleFocus = Boolean(focused?.closest(item) && focused.matches(':focus-visible'))
  return {
    ids,
    keepsOrder: open.length > 0 || hasVisibleFocus,
    isStill: pressed !== null || open.some((part) => part.matches(OPEN_MENU)),
  }
}
