import { lazyPart } from '../ui/states/lazy-part'
import { AdminOnly } from './AdminOnly'

const MueManager = lazyPart(() => import('../features/library/MueManager'), 'MueManager')

export function MueManagerScreen() {
  return (
    <AdminOnly>
      <MueManager />
    </AdminOnly>
  )
}
