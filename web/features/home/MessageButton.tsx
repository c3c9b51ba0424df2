import '../../parts/record/RecordButton.css'
import Mic from 'lucide-react/icons/mic'
import { KIND_UI, MESSAGE_KIND } from '../../kinds'
import { useHold } from '../../parts/record/useHold'
import { ViewLink } from '../../parts/views/ViewLink'
import type { HoldTarget } from '../../state/hold'

const NEW_MESSAGE: HoldTarget = { mode: MESSAGE_KIND }

/** The round button of home, which starts a message (spec §2.3). */
export function MessageButton({ className = '' }: { className?: string }) {
  return (
    <ViewLink
      {...useHold(NEW_MESSAGE)}
      className={`record-button disc ${className}`}
      view="record"
      params={{ mode: MESSAGE_KIND }}
      aria-label={KIND_UI[MESSAGE_KIND].texts.record}
    >
      <Mic className="icon" />
    </ViewLink>
  )
}
