import { UI } from '../../../domain/locales/en/shell'
import type { View } from '../../../domain/views'
import { KIND_UI, MESSAGE_KIND } from '../../kinds'
import { useRequestCount, useUnread } from '../../parts/notifications/unread'
import { Badge } from '../../ui/text/Badge'

/** The badges of a view: the unread or unheard count and, quietly, message requests. */
export function ViewBadges({ view }: { view: View }) {
  const unread = useUnread()[view] ?? 0
  const requests = useRequestCount()
  if (view !== KIND_UI[MESSAGE_KIND].view) return <Badge count={unread} />
  return (
    <>
      <Badge count={unread} label={UI.unheard} />
      <Badge count={requests} tone="quiet" label={UI.requests} />
    </>
  )
}
