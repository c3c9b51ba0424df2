import { useAtomValue } from 'jotai'
import { UI } from '../../../domain/locales/en/shell'
import type { View } from '../../../domain/views'
import { KIND_UI, MESSAGE_KIND } from '../../kinds'
import { unheardMinutesAtom, useHasRequests, useUnread } from '../../parts/notifications/unread'
import { NewDot } from '../../ui/text/NewDot'

/** What is new in a view: the unheard minutes of home, a dot for all others. */
export function UnreadMark({ view }: { view: View }) {
  const unread = useUnread()[view] ?? 0
  const hasRequests = useHasRequests() && view === KIND_UI[MESSAGE_KIND].view
  if (view === 'home') return <UnheardMinutes />
  return unread > 0 || hasRequests ? <NewDot /> : null
}

function UnheardMinutes() {
  const minutes = useAtomValue(unheardMinutesAtom)
  if (minutes === 0) return null
  return (
    <span className="unheard-minutes">
      <span aria-hidden="true">{UI.minutes(minutes)}</span>
      <span className="visually-hidden">{UI.unheardMinutes(minutes)}</span>
    </span>
  )
}
