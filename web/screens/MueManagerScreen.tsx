import { lazy } from 'react'
import { ForAdmins } from './ForAdmins'

const MueManager = lazy(async () => ({
  default: (await import('../features/library/MueManager')).MueManager,
}))

/** The MUE Manager. */
export function MueManagerScreen() {
  return (
    <ForAdmins>
      <MueManager />
    </ForAdmins>
  )
}
