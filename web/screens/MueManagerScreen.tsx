import { lazy } from 'react'
import { ForAdmins } from './ForAdmins'

const MueManager = lazy(async () => ({
  default: (await import('../features/library/MueManager')).MueManager,
}))

export function MueManagerScreen() {
  return (
    <ForAdmins>
      <MueManager />
    </ForAdmins>
  )
}
