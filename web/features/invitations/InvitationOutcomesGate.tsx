import { lazy } from 'react'
import { closeInvitationReport, useInvitationReport } from '../../state/invitation-outcomes'
import { LazyPart } from '../../ui/LazyPart'
import { DialogWaits } from '../../ui/Waits'

const InvitationsOutcome = lazy(async () => ({
  default: (await import('./InvitationsOutcome')).InvitationsOutcome,
}))

/** The dialog with the results of invitations sent while publishing. */
export function InvitationOutcomesGate() {
  const report = useInvitationReport()
  return report ? (
    <LazyPart waits={<DialogWaits />} onLost={closeInvitationReport}>
      <InvitationsOutcome key={report.postId} {...report} onClose={closeInvitationReport} />
    </LazyPart>
  ) : null
}
