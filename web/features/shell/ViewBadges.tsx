import { KIND_UI, MESSAGE_KIND } from '../../kinds'
import { useRequestCount, useUnread } from '../../state/unread'
import type { View } from '../../state/views'
import { Badge } from '../../ui/Badge'
import { UI } from '../../words/ui'

/** The badges of a view: unread count and, quietly, message requests. */
export function ViewBadges({ view }: { view: View }) {
  const unread = useUnread()[view] ?? 0
  const requests = useRequestCount()
  return (
    <>
      <Badge count={unread} />
      {view === KIND_UI[MESSAGE_KIND].view ? (
        <Badge count={requests} tone="quiet" label={UI.requests} />
      ) : null}
    </>
  )
}
