import { lazy, Suspense } from 'react'
import { messageOf } from '../../domain/errors'
import { useMe } from '../api/session.queries'
import { Empty } from '../ui/Empty'
import { VIEW_TITLES } from '../words/shell'

const MueManager = lazy(async () => ({
  default: (await import('../features/library/MueManager')).MueManager,
}))

/** The MUE Manager, for admins; the server asks again with every call (D1). */
export function MueManagerScreen() {
  const me = useMe()
  if (me === undefined) return null
  if (me?.role !== 'admin')
    return (
      <div role="alert">
        <Empty
          title={VIEW_TITLES['mue-manager']}
          text={messageOf(me === null ? 'auth.required' : 'auth.forbidden')}
        />
      </div>
    )
  return (
    <Suspense fallback={null}>
      <MueManager />
    </Suspense>
  )
}
