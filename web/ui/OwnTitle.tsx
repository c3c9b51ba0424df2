import type { ComponentProps } from 'react'
import { useOwnTitle } from '../state/top-bar'

/** The first heading of a view that names more than the view: the bar above is no heading beside it. */
export function OwnTitle(props: ComponentProps<'h1'>) {
  useOwnTitle()
  return <h1 {...props} />
}
