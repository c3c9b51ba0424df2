import './PersonLink.css'
import type { ReactNode } from 'react'
import { ViewLink } from './ViewLink'

type Props = {
  /** Without the `@`; a former one leads on to the present one. */
  username: string
  className?: string
  /** Around a picture beside the name, which is a link already: one stop for the keyboard and for ears is enough. */
  again?: boolean
  children: ReactNode
}

/** A link to a member's page, around their name or their picture. */
export function PersonLink({ username, className, again = false, children }: Props) {
  return (
    <ViewLink
      className={className ? `person ${className}` : 'person'}
      view="member"
      params={{ name: username }}
      tabIndex={again ? -1 : undefined}
      aria-hidden={again || undefined}
      // Every member's page is the same view: a link to another one is not where one is.
      aria-current={false}
    >
      {children}
    </ViewLink>
  )
}
