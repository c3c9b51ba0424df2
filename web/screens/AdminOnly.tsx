import { type ReactNode, Suspense, useEffect } from 'react'
import { useMe } from '../api/session.queries'
import { goTo } from '../state/view'
import { ViewLoading } from '../ui/states/Loading'

/** A view for admins; other users are redirected to home. The server checks every request (D1). */
export function AdminOnly({ children }: { children: ReactNode }) {
  const me = useMe()
  const isForbidden = me !== undefined && me?.role !== 'admin'
  useEffect(() => {
    if (isForbidden) goTo('home', {}, { replace: true })
  }, [isForbidden])
  if (me?.role !== 'admin') return <ViewLoading />
  return <Suspense fallback={<ViewLoading />}>{children}</Suspense>
}
