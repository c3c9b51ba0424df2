import { lazy } from 'react'
import { AdminOnly } from './ForAdmins'

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
