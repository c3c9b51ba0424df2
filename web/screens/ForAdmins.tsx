import { type ReactNode, Suspense, useEffect } from 'react'
import { useMe } from '../api/session.queries'
import { goTo } from '../state/view'
import { ViewWaits } from '../ui/Waits'

/** A view for admins; other users are redirected to home. The server checks every request (D1). */
export function ForAdmins({ children }: { children: ReactNode }) {
  const me = useMe()
  const mayNot = me !== undefined && me?.role !== 'admin'
  useEffect(() => {
    if (mayNot) goTo('home', {}, { replace: true })
  }, [mayNot])
  if (me?.role !== 'admin') return <ViewWaits />
  return <Suspense fallback={<ViewWaits />}>{children}</Suspense>
}
