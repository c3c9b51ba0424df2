import { formatErrorMessage } from '../../domain/errors/errors'
import type { InvitationPreview } from '../../domain/invitations/invitations'
import { INVITED } from '../../domain/locales/en/share'

export type InvitedControls = {
  /** The current state of the invitation. */
  invitation: InvitationPreview | undefined
  busy: boolean
  /** Why the last action failed. */
  problem: string | null
  /** The user undid accepting. */
  left: boolean
  accept: () => void
  undo: () => void
}
type Props = { first: InvitationPreview; controls?: InvitedControls }

/** The invitation behind this link, above its post. */
export function InvitedNote({ first, controls }: Props) {
  const invitation = controls?.invitation ?? first
  const { busy, problem, left } = controls ?? { busy: false, problem: null, left: false }
  const isBad = invitation.status === 'invalid'
  return (
    <section
      className={isBad ? 'invitations-note row wrap -bad' : 'invitations-note row wrap'}
      aria-label={INVITED.heading}
    >
      <div role={isBad ? 'alert' : 'status'}>
        {left ? (
          <p>{INVITED.collaborationEnded}</p>
        ) : (
          listParagraphs(invitation).map((text) => <p key={text}>{text}</p>)
        )}
      </div>
      {problem ? (
        <p className="bad" role="alert">
          {problem}
        </p>
      ) : null}
      {mayAccept(invitation) ? (
        <button
          type="button"
          className="btn btn-kind scripted"
          aria-busy={busy || undefined}
          onClick={() => busy || controls?.accept()}
        >
          {INVITED.accept}
        </button>
      ) : null}
      {invitation.status === 'accepted' && !left ? (
        <button
          type="button"
          className="btn btn-line scripted"
          aria-busy={busy || undefined}
          onClick={() => busy || controls?.undo()}
        >
          {INVITED.undo}
        </button>
      ) : null}
    </section>
  )
}

/** No button for a user who is signed in with another account than the invited one. */
function mayAccept(invitation: InvitationPreview): boolean {
  return invitation.status === 'mine' || (invitation.status === 'open' && !invitation.signedIn)
}

function listParagraphs(invitation: InvitationPreview): string[] {
  switch (invitation.status) {
    case 'mine':
      return [INVITED.invitedBy(invitation.inviter)]
    case 'open': {
      const { inviter, to, signedIn } = invitation
      return [
        INVITED.invitedBy(inviter),
        signedIn ? `${INVITED.invitee(to)} ${INVITED.signInHint}` : INVITED.invitee(to),
      ]
    }
    case 'accepted':
      return [INVITED.accepted(invitation.inviter)]
    case 'sent':
      return [INVITED.ownInvitation(invitation.to)]
    default:
      return [formatErrorMessage('invitation.invalid')]
  }
}
