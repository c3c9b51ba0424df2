import { DialogLoading } from '../../parts/queries/Loading'
import { closeInvitationReport, useInvitationReport } from '../../state/invitation-outcomes'
import { LazyPart } from '../../ui/states/LazyPart'
import { lazyPart } from '../../ui/states/lazy-part'

const InvitationsOutcome = lazyPart(() => import('./InvitationOutcomesDialog'), 'InvitationOutcomesDialog')

/** The dialog with the results of invitations sent while publishing. */
export function InvitationOutcomesGate() {
  const report = useInvitationReport()
  return report ? (
    <LazyPart fallback={<DialogLoading />} onLost={closeInvitationReport}>
      <InvitationsOutcome key={report.postId} {...report} onClose={closeInvitationReport} />
    </LazyPart>
  ) : null
}
