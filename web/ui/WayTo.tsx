import type { ComponentProps } from 'react'
import { type Place, wayTo } from '../state/way-to'
import { ViewLink } from './ViewLink'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: Place }

/** A link to the page of a post, which is highlighted there. */
export function WayTo({ to, children, ...rest }: Props) {
  const way = wayTo(to)
  if ('view' in way)
    return (
      <ViewLink {...rest} {...way}>
        {children}
      </ViewLink>
    )
  return (
    <a {...rest} href={way.path}>
      {children}
    </a>
  )
}
