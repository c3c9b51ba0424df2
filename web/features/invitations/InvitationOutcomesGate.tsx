import { lazy } from 'react'
import { closeInvitationReport, useInvitationReport } from '../../state/invitation-outcomes'
import { LazyPart } from '../../ui/LazyPart'
import { DialogLoading } from '../../ui/Waits'

const InvitationsOutcome = lazy(async () => ({
  default: (await import('./InvitationsOutcome')).InvitationOutcomesDialog,
}))

/** The dialog with the results of invitations sent while publishing. */
export function InvitationOutcomesGate() {
  const report = useInvitationReport()
  return report ? (
    <LazyPart fallback={<DialogLoading />} onLost={closeInvitationReport}>
      <InvitationsOutcome key={report.postId} {...report} onClose={closeInvitationReport} />
    </LazyPart>
  ) : null
}
