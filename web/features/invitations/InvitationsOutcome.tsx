import './InvitationsOutcome.css'
import { useState } from 'react'
import type { MadeOwlcast } from '../../../domain/owlcasts.schema'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { INVITATIONS } from '../../words/invitations'
import { Outcome } from './Outcome'

type Invited = MadeOwlcast['invitations'][number]
type Props = { postId: string; invitations: readonly Invited[]; onClose: () => void }

/** What became of several invitations (D34): how many were sent, why others were not, and another try for those. */
export function InvitationsOutcome({ postId, invitations, onClose }: Props) {
  const [outcomes, setOutcomes] = useState(invitations)
  const sent = outcomes.filter(({ ok }) => ok).length
  const replace = (at: number) => (outcome: Invited) => setOutcomes(outcomes.with(at, outcome))
  return (
    <Dialog
      title={INVITATIONS.sentOf(sent, outcomes.length)}
      onClose={onClose}
      footer={
        <Button tone="primary" onClick={onClose}>
          {INVITATIONS.done}
        </Button>
      }
    >
      <ul className="outcomes">
        {invitations.map((first, at) => (
          <Outcome key={first.to} postId={postId} outcome={outcomes[at] ?? first} onOutcome={replace(at)} />
        ))}
      </ul>
    </Dialog>
  )
}
