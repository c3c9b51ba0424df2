import type { ComponentProps } from 'react'
import { useOwnTitle } from '../../state/top-bar'

/** The first heading of a view with a title of its own. `useOwnTitle` removes the heading of the top bar. */
export function PageHeading(props: ComponentProps<'h1'>) {
  useOwnTitle()
  return <h1 {...props} />
}
