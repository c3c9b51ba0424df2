import { lazyDialog } from '../../parts/loading/lazy-dialog'
import { closeInvitationReport, useInvitationReport } from '../../state/invitation-outcomes'

const InvitationsOutcome = lazyDialog(() => import('./InvitationOutcomesDialog'), 'InvitationOutcomesDialog')

/** The dialog with the results of invitations sent while publishing. */
export function InvitationOutcomesGate() {
  const report = useInvitationReport()
  return report ? (
    <InvitationsOutcome key={report.postId} {...report} onClose={closeInvitationReport} />
  ) : null
}
