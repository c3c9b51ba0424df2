import './SuspensionNote.css'
import { Ban } from 'lucide-react'
import { isSuspended } from '../../../domain/safety'
import { useMe } from '../../api/session.queries'
import { useMinute } from '../../state/useMinute'
import { ViewLink } from '../../ui/ViewLink'
import { SUSPENSION } from '../../words/suspension'

/** Tells who is suspended, over every view and before anything is refused: until when, why, and what remains. */
export function SuspensionNote() {
  const me = useMe()
  const now = useMinute()
  // Whom this device remembers from before has no word of it until the server has answered.
  const until = me?.suspendedUntil ?? null
  const shown = isSuspended(until, now) ? until : null
  return (
    <section className="suspension" aria-label={SUSPENSION.label} aria-live="polite" hidden={shown === null}>
      {shown === null ? null : (
        <>
          <Ban className="i" />
          <div>
            <strong>{SUSPENSION.heading(shown)}</strong>
            <p>
              {SUSPENSION.why} {SUSPENSION.meanwhile}
            </p>
            <ViewLink view="settings">{SUSPENSION.yours}</ViewLink>
          </div>
        </>
      )}
    </section>
  )
}
