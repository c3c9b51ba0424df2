import Check from 'lucide-react/icons/check'
import { type FormEvent, useId, useRef, useState } from 'react'
import { formatErrorMessage } from '../../../domain/errors/errors'
import type { InvitationOutcome } from '../../../domain/invitations/invitees.schema'
import { EMAIL_MAX_CHARS } from '../../../domain/limits'
import { INVITATIONS } from '../../../domain/locales/en/people'
import { useInvite } from '../../api/invitations/invitations.queries'
import { getErrorMessage } from '../../api/request-error'
import { Button } from '../../ui/buttons/Button'
import { Field } from '../../ui/fields/Field'
import { formatSent } from './format-sent'
import { InvitationLink } from './InvitationLink'
import { ShownNumber } from './ShownNumber'
import { useShownNumber } from './useShownNumber'

type Props = { postId: string; outcome: InvitationOutcome; onOutcome: (outcome: InvitationOutcome) => void }

/** An invitation: sent, with a link when we cannot notify the person; or failed, with a retry. */
export function OutcomeRow({ postId, outcome, onOutcome }: Props) {
  if (!outcome.ok) return <FailedInvitation postId={postId} failed={outcome} onOutcome={onOutcome} />
  const { name, link, isWithoutEmail } = outcome
  return (
    <li>
      {link === null ? (
        <p className="sent row">
          <Check className="icon icon-small" />
          <span>{formatSent(name, isWithoutEmail)}</span>
        </p>
      ) : (
        <InvitationLink name={name} link={link} />
      )}
    </li>
  )
}

type NotSentProps = Omit<Props, 'outcome'> & { failed: Extract<InvitationOutcome, { ok: false }> }

function FailedInvitation({ postId, failed, onOutcome }: NotSentProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const inviting = useInvite(postId)
  const [to, setTo] = useState(failed.to)
  const { invitee, number, isUnconfirmed } = useShownNumber(to)
  function refuse(message: string) {
    onOutcome({ ok: false, to, message })
    input.current?.focus()
  }
  function retry(event: FormEvent) {
    event.preventDefault()
    if (inviting.isPending) return
    if (isUnconfirmed) return refuse(formatErrorMessage('recipient.phone_country'))
    inviting.mutate(invitee, {
      onSuccess: (sent) => onOutcome({ ok: true, to, ...sent }),
      onError: (error) => refuse(getErrorMessage(error)),
    })
  }
  return (
    <li>
      <form id={id} noValidate onSubmit={retry}>
        <Field
          name="to"
          label={INVITATIONS.notSent(failed.to)}
          error={number === null ? failed.message : null}
          hint={number && <ShownNumber number={number} />}
        >
          {(control) => (
            <span className="row">
              <input
                {...control}
                ref={input}
                value={to}
                maxLength={EMAIL_MAX_CHARS}
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => setTo(event.target.value)}
              />
              <Button type="submit" tone="line" size="sm" busy={inviting.isPending}>
                {INVITATIONS.retry}
              </Button>
            </span>
          )}
        </Field>
      </form>
    </li>
  )
}
