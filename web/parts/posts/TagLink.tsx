import { ViewLink } from '../views/ViewLink'

/** A tag that leads to the search for it. A default tag (`tag` is undefined) is in no post and leads nowhere. */
export function TagLink({ tag, children }: { tag: string | undefined; children: string }) {
  if (tag === undefined) return <span>{children}</span>
  return (
    <ViewLink view="search" params={{ q: tag }}>
      {children}
    </ViewLink>
  )
}
