import { lazy, Suspense, useEffect } from 'react'
import { useMe } from '../api/session.queries'
import { goTo } from '../state/view'
import { ViewWaits } from '../ui/Waits'

const Moderation = lazy(async () => ({
  default: (await import('../features/moderation/Moderation')).Moderation,
}))

/** The moderators' queue; whoever else comes here is led home. The server asks again with every call. */
export function ModerationScreen() {
  const me = useMe()
  const mayNot = me !== undefined && me?.role !== 'admin'
  useEffect(() => {
    if (mayNot) goTo('home', {}, { replace: true })
  }, [mayNot])
  if (me?.role !== 'admin') return <ViewWaits />
  return (
    <Suspense fallback={<ViewWaits />}>
      <Moderation />
    </Suspense>
  )
}
