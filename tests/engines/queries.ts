/** Finds elements as users do, in the page: the queries of the component tests, on what is visible. */
import { isInaccessible, queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom'

/** A text as a whole, or part of it as the source of a regular expression. */
type Text = string | { pattern: string }
/** A CSS selector, or what a user sees or hears of an element; within another one. */
export type Locator =
  | string
  | { role: string; name?: Text; within?: Locator }
  | { text: Text; within?: Locator }
  | { label: Text; within?: Locator }

/** The elements of a locator that are laid out, in document order; for a file input also one that is not. */
export function findElements(locator: Locator): Element[] {
  const isWanted = (element: Element) =>
    element.matches('input[type=file]') || element.getClientRects().length > 0
  return listMatches(locator).filter(isWanted)
}

function listMatches(locator: Locator): Element[] {
  if (typeof locator === 'string') return [...document.querySelectorAll(locator)]
  const roots = locator.within === undefined ? [document.body] : findElements(locator.within)
  return (roots as HTMLElement[]).flatMap((root) => {
    if ('role' in locator) {
      const name = locator.name === undefined ? {} : { name: toMatcher(locator.name) }
      return queryAllByRole(root, locator.role, name)
    }
    if ('label' in locator) return queryAllByLabelText(root, toMatcher(locator.label))
    return queryAllByText(root, toMatcher(locator.text), { ignore: 'script, style' })
  })
}

const toMatcher = (text: Text): string | RegExp =>
  typeof text === 'string' ? text : new RegExp(text.pattern)

/** Elements of a selector within a locator that a screen reader reaches, in order, with the name of their tag and their states. */
export function listStops(within: Locator, css: string): [Element, string, string[]][] {
  const [root] = findElements(within)
  return [...(root?.querySelectorAll(css) ?? [])]
    .filter(
      (element) => element.getClientRects().length > 0 && !isInaccessible(element) && !isFolded(element),
    )
    .map((element) => [element, element.localName, listStates(element)])
}

const isFolded = (element: Element) => element.matches('details:not([open]) > :not(summary) *')

function listStates(element: Element): string[] {
  const read = (name: string) => element.getAttribute(name)
  const states = [
    element.matches(':disabled, [aria-disabled=true]') && 'dimmed',
    element.matches(':checked, [aria-checked=true]') && 'checked',
    read('aria-pressed') === 'true' && 'pressed',
    read('aria-expanded') === 'true' && 'expanded',
    read('aria-expanded') === 'false' && 'collapsed',
    element.matches(':required, [aria-required=true]') && 'required',
    read('aria-invalid') === 'true' && 'invalid',
    read('aria-current') && read('aria-current') !== 'false' && 'current',
    element === document.activeElement && 'focused',
    read('aria-valuetext'),
  ]
  return states.filter((state): state is string => Boolean(state))
}
