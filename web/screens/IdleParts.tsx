import type { View } from '../../domain/views'
import { useMe } from '../api/auth/session.queries'
import { PurchaseWatch } from '../features/billing/PurchaseWatch'
import { DraftsDock } from '../features/drafts/DraftsDock'
import { InvitationOutcomesGate } from '../features/invitations/InvitationOutcomesGate'
import { InvitationsNotice } from '../features/invitations/InvitationsNotice'
import { UnreadWatch } from '../features/messages/UnreadWatch'
import { BellWatch } from '../features/notifications/BellWatch'
import { BrowserNotifications } from '../features/notifications/BrowserNotifications'
import { useMarkPostRead } from '../features/notifications/useMarkPostRead'
import { HeardWatch } from '../features/player/HeardWatch'
import { SmartSpeedWatch } from '../features/player/SmartSpeedWatch'
import { StartFromLink } from '../features/player/StartFromLink'
import { RadioWatch } from '../features/radio/RadioWatch'
import { HoldGate } from '../features/record/HoldGate'
import { SpokenReplyGate } from '../features/record/SpokenReplyGate'
import { SuspensionNote } from '../features/safety/SuspensionNote'
import { AppBadge } from '../features/shell/AppBadge'
import { PlanSync } from '../features/shell/pro/PlanSync'
import { RailMore } from '../features/shell/RailMore'
import { useIsReplyShown } from '../state/reply-panel'
import { useView } from '../state/view'

/**
 * Parts that every view shows and watches once it is idle: unpublished recordings, invitations, what was heard, bought
 * or is unread, and the recorder of a held button.
 */
export function IdleParts({ ownerId, view }: { ownerId: string | null; view: View }) {
  const isReplyShown = useIsReplyShown()
  const me = useMe()
  return (
    <>
      <DraftsDock ownerId={ownerId} view={view} />
      <PurchaseWatch signedIn={ownerId !== null} />
      <HeardWatch ownerId={ownerId} />
      <SmartSpeedWatch />
      <RailMore isAdmin={me?.role === 'admin'} />
      <HoldGate />
      <StartFromLink />
      <AppBadge signedIn={ownerId !== null} />
      {ownerId === null ? null : (
        <>
          <SuspensionNote />
          <InvitationsNotice userId={ownerId} isLineShown={view === 'home' && !isReplyShown} />
          <UnreadWatch meId={ownerId} />
          <RadioWatch meId={ownerId} />
          <BellWatch />
          <MarkPostRead />
          <SpokenReplyGate ownerId={ownerId} />
          <BrowserNotifications key={ownerId} />
          <PlanSync />
          <InvitationOutcomesGate />
        </>
      )}
    </>
  )
}

/** Marks the notifications of a linked post as read. */
function MarkPostRead() {
  const { params } = useView()
  useMarkPostRead(params.get('post'))
  return null
}
