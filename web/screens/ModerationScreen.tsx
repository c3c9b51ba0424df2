import { lazy } from 'react'
import { AdminOnly } from './AdminOnly'

const Moderation = lazy(async () => ({
  default: (await import('../features/moderation/Moderation')).Moderation,
}))

export function ModerationScreen() {
  return (
    <AdminOnly access="moderator">
      <Moderation />
    </AdminOnly>
  )
}
