import { formatErrorMessage } from '../../domain/errors'
import type { InvitationPreview } from '../../domain/invitations'
import { INVITED } from '../words/invited'

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
  const isBad = invitation.is === 'invalid'
  return (
    <section className={isBad ? 'invited-note -bad' : 'invited-note'} aria-label={INVITED.panel}>
      <div role={isBad ? 'alert' : 'status'}>
        {left ? <p>{INVITED.left}</p> : listParagraphs(invitation).map((text) => <p key={text}>{text}</p>)}
      </div>
      {problem ? (
        <p className="problem" role="alert">
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
      {invitation.is === 'accepted' && !left ? (
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
  return invitation.is === 'mine' || (invitation.is === 'open' && !invitation.signedIn)
}

function listParagraphs(invitation: InvitationPreview): string[] {
  switch (invitation.is) {
    case 'mine':
      return [INVITED.by(invitation.inviter)]
    case 'open': {
      const { inviter, to, signedIn } = invitation
      return [INVITED.by(inviter), signedIn ? `${INVITED.to(to)} ${INVITED.signIn}` : INVITED.to(to)]
    }
    case 'accepted':
      return [INVITED.accepted(invitation.inviter)]
    case 'sent':
      return [INVITED.sent(invitation.to)]
    default:
      return [formatErrorMessage('invitation.invalid')]
  }
}
