import { DraftsDock } from '../features/drafts/DraftsDock'
import { InvitationOutcomesGate } from '../features/invitations/InvitationOutcomesGate'
import { InvitationsNotice } from '../features/invitations/InvitationsNotice'
import { UnreadWatch } from '../features/messages/UnreadWatch'
import { BellWatch } from '../features/notifications/BellWatch'
import { HiddenTabNotices } from '../features/notifications/HiddenTabNotices'
import { useLookedAt } from '../features/notifications/useLookedAt'
import { EditGate } from '../features/post/EditGate'
import { OfferGate } from '../features/purchases/OfferGate'
import { SafetyGate } from '../features/safety/SafetyGate'
import { SuspensionNote } from '../features/safety/SuspensionNote'
import { BadgeWatch } from '../features/shell/BadgeWatch'
import { PlanWatch } from '../features/shell/PlanWatch'
import { useIsReplyShown } from '../state/reply-panel'
import { useView } from '../state/view'
import type { View } from '../state/views'

/**
 * What asks for attention above every view: recordings that are not out yet, and invitations. These wait while somebody
 * records: nothing may move under their hand.
 */
export function Notices({ ownerId, view }: { ownerId: string | null; view: View }) {
  const isReplyShown = useIsReplyShown()
  return (
    <>
      <DraftsDock ownerId={ownerId} view={view} />
      <OfferGate signedIn={ownerId !== null} />
      <SafetyGate />
      <BadgeWatch signedIn={ownerId !== null} />
      {ownerId === null ? null : (
        <>
          <SuspensionNote />
          <InvitationsNotice personId={ownerId} isRecording={view === 'record' || isReplyShown} />
          <UnreadWatch meId={ownerId} />
          <BellWatch />
          <LookedAt />
          <HiddenTabNotices key={ownerId} />
          <PlanWatch />
          <EditGate />
          <InvitationOutcomesGate />
        </>
      )}
    </>
  )
}

/** Whoever a link led to a post looks at it. */
function LookedAt() {
  const { params } = useView()
  useLookedAt(params.get('post'))
  return null
}
