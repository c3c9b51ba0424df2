import type { ComponentProps } from 'react'
import { ViewLink } from '../../ui/ViewLink'
import { type Place, wayTo } from './way-to'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: Place }

/** A link to where a result is. */
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
