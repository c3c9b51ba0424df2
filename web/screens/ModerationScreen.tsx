import { lazy } from 'react'
import { ForAdmins } from './ForAdmins'

const Moderation = lazy(async () => ({
  default: (await import('../features/moderation/Moderation')).Moderation,
}))

export function ModerationScreen() {
  return (
    <ForAdmins>
      <Moderation />
    </ForAdmins>
  )
}
