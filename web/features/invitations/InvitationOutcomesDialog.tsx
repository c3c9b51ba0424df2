import './invitations.css'
import { useRef, useState } from 'react'
import type { InvitationOutcome } from '../../../domain/invitations/invitees.schema'
import { INVITATIONS } from '../../../domain/locales/en/people'
import { Button } from '../../ui/buttons/Button'
import { Dialog } from '../../ui/overlays/Dialog'
import { OutcomeRow } from './OutcomeRow'

type Props = {
  /** The act that succeeded regardless of the invitations. */
  done: string
  postId: string
  invitations: readonly InvitationOutcome[]
  onClose: () => void
}

/** The results of several invitations (D34): how many were sent, why others failed, and a retry for those. */
export function InvitationOutcomesDialog({ done, postId, invitations, onClose }: Props) {
  const [outcomes, setOutcomes] = useState(invitations)
  const doneButton = useRef<HTMLButtonElement>(null)
  const sent = outcomes.filter(({ ok }) => ok).length
  const title = INVITATIONS.sentCount(sent, outcomes.length)
  const replace = (at: number) => (outcome: InvitationOutcome) => {
    setOutcomes(outcomes.with(at, outcome))
    // The field that had the focus is removed.
    if (outcome.ok) doneButton.current?.focus()
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <Button ref={doneButton} tone="primary" onClick={onClose}>
          {INVITATIONS.done}
        </Button>
      }
    >
      <p className="visually-hidden" role="status">
        {title}
      </p>
      <p className="dim outcomes-done">{done}</p>
      <ul className="outcomes stack">
        {invitations.map((first, at) => (
          <OutcomeRow
            key={first.to}
            postId={postId}
            outcome={outcomes[at] ?? first}
            onOutcome={replace(at)}
          />
        ))}
      </ul>
    </Dialog>
  )
}
