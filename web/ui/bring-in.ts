import type { FocusEvent } from 'react'

/** Of a line that is pushed along: brings all of what is focused in it into sight. Browsers leave what peeps in as it is. */
export function bringIn({ target }: FocusEvent<Element>): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
