import { lazy } from 'react'
import { AdminOnly } from './AdminOnly'

const MueManager = lazy(async () => ({
  default: (await import('../features/library/MueManager')).MueManager,
}))

export function MueManagerScreen() {
  return (
    <AdminOnly>
      <MueManager />
    </AdminOnly>
  )
}
