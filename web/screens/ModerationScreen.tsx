import { lazyPart } from '../ui/states/lazy-part'
import { AdminOnly } from './AdminOnly'

const Moderation = lazyPart(() => import('../features/moderation/Moderation'), 'Moderation')

export function ModerationScreen() {
  return (
    <AdminOnly access="moderator">
      <Moderation />
    </AdminOnly>
  )
}
