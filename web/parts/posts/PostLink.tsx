import type { ComponentProps } from 'react'
import { ViewLink } from '../views/ViewLink'
import { getPostLocation, type LocatablePost } from './post-location'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: LocatablePost }

/** A link to the page of a post, which is highlighted there. */
export function PostLink({ to, children, ...rest }: Props) {
  const link = getPostLocation(to)
  if ('view' in link)
    return (
      <ViewLink {...rest} {...link}>
        {children}
      </ViewLink>
    )
  return (
    <a {...rest} href={link.path}>
      {children}
    </a>
  )
}
