import { getTopModal } from '../overlays/modals'

/** Open controls of an item: a menu, a panel, a form, a dialog. */
export const OPEN = '[aria-expanded="true"], form, dialog[open]'
const IN_USE = `:active, ${OPEN}`

/**
 * Whether an item contains an open control or the focus, or has a modal above it. Read from the DOM: open state and
 * focus live in many components.
 */
export function isInUse(element: Element): boolean {
  const modal = getTopModal()
  return (
    hasMatch(element, IN_USE) ||
    // `:focus-within` matches nothing while the window is in the background.
    element.contains(document.activeElement) ||
    (modal !== undefined && !modal.contains(element))
  )
}

/** Whether an element or something in it matches a selector. */
export function hasMatch(element: Element, selector: string): boolean {
  return element.matches(selector) || element.querySelector(selector) !== null
}
