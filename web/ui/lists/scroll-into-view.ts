import type { FocusEvent } from 'react'

/**
 * For horizontally scrolling lists: scrolls the focused element fully into view. Browsers leave partly visible ones as
 * they are.
 */
export function scrollTargetIntoView({ target }: FocusEvent<Element>): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
