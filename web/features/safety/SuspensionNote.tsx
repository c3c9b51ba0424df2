import './SuspensionNote.css'
import Ban from 'lucide-react/icons/ban'
import { SUSPENSION } from '../../../domain/locales/en/people'
import { useSuspension } from '../../api/auth/suspension'
import { ViewLink } from '../../parts/views/ViewLink'

/** A banner over every view for suspended users: until when, what remains possible, and where to read why. */
export function SuspensionNote() {
  const shown = useSuspension()
  return (
    <section className="suspension" aria-label={SUSPENSION.label} aria-live="polite" hidden={shown === null}>
      {shown === null ? null : (
        <>
          <Ban className="icon" />
          <div>
            <strong>{SUSPENSION.heading(shown)}</strong>
            <p>{SUSPENSION.allowedActions}</p>
            <div className="links wrap -flush">
              <ViewLink view="settings" params={{ open: 'decisions' }}>
                {SUSPENSION.decision}
              </ViewLink>
              <ViewLink view="settings" params={{ section: 'data' }}>
                {SUSPENSION.manageData}
              </ViewLink>
            </div>
          </div>
        </>
      )}
    </section>
  )
}
