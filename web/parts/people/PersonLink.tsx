import './PersonLink.css'
import type { ReactNode } from 'react'
import { ViewLink } from '../views/ViewLink'

type Props = {
  /** Without the `@`. A former username redirects to the current one. */
  username: string
  className?: string
  /** For a picture beside a name that is already a link: removes it from the tab order and the accessibility tree. */
  again?: boolean
  children: ReactNode
}

/** A link to a member's page, around a name or a picture. */
export function PersonLink({ username, className, again = false, children }: Props) {
  return (
    <ViewLink
      className={className ? `person ${className}` : 'person'}
      view="member"
      params={{ name: username }}
      tabIndex={again ? -1 : undefined}
      aria-hidden={again || undefined}
      // All member pages are the same view: a link to another member is not the current page.
      aria-current={false}
    >
      {children}
    </ViewLink>
  )
}
