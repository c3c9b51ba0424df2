import './SuspensionNote.css'
import Ban from 'lucide-react/icons/ban'
import { SUSPENSION } from '../../../domain/locales/en/people'
import { isSuspended } from '../../../domain/moderation/moderation'
import { useMe } from '../../api/session.queries'
import { useMinute } from '../../state/useMinute'
import { ViewLink } from '../../ui/text/ViewLink'

/** A banner over every view for suspended users: until when, why, and what remains possible. */
export function SuspensionNote() {
  const me = useMe()
  const now = useMinute()
  // Undefined for a session cached by an older version, until the server has responded.
  const until = me?.suspendedUntil ?? null
  const shown = isSuspended(until, now) ? until : null
  return (
    <section className="suspension" aria-label={SUSPENSION.label} aria-live="polite" hidden={shown === null}>
      {shown === null ? null : (
        <>
          <Ban className="icon" />
          <div>
            <strong>{SUSPENSION.heading(shown)}</strong>
            <p>
              {SUSPENSION.reason} {SUSPENSION.allowedActions}
            </p>
            <ViewLink view="settings">{SUSPENSION.manageData}</ViewLink>
          </div>
        </>
      )}
    </section>
  )
}
