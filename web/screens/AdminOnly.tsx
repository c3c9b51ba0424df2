import { type ReactNode, Suspense, useEffect } from 'react'
import { useMe } from '../api/auth/session.queries'
import { ViewLoading } from '../parts/loading/Loading'
import { goTo } from '../state/view'

type Props = {
  /** `moderator` lets admins in too. */
  access?: 'moderator' | 'admin'
  children: ReactNode
}

/** A view for admins or moderators; other users are redirected to home. The server checks every request (D1). */
export function AdminOnly({ access = 'admin', children }: Props) {
  const me = useMe()
  const isAllowed = me?.role === 'admin' || (access === 'moderator' && me?.role === 'moderator')
  const isForbidden = me !== undefined && !isAllowed
  useEffect(() => {
    if (isForbidden) goTo('home', {}, { replace: true })
  }, [isForbidden])
  if (!isAllowed) return <ViewLoading />
  return <Suspense fallback={<ViewLoading />}>{children}</Suspense>
}
