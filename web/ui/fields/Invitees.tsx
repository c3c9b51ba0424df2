import './Invitees.css'
import { useEffect, useRef } from 'react'
import { completeInvitee, findTypedInvitee, parseInvitees } from '../../../domain/invitations/invitees'
import { NEW_OWLCAST } from '../../../domain/locales/en/record'
import type { Me } from '../../../domain/people/people.schema'
import { useDebounced } from '../../state/useDebounced'
import { Field } from './Field'
import { Invitee } from './Invitee'
import { PeopleInput } from './PeopleInput'

type Props = {
  /** The name of the form field. */
  name: string
  label: string
  typed: string
  me: Me | null | undefined
  locked: boolean
  /** Focuses the input on mount, when a press opened it. */
  takesFocus?: boolean
  error?: string
  onChange: (typed: string) => void
}

/** The invited people (S3-10, S5-25), each shown as it was resolved. */
export function Invitees({ name, label, typed, me, locked, takesFocus = false, error, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  const addresses = parseInvitees(useDebounced(typed))
  return (
    <div className="invitees">
      <Field name={name} label={label} error={error} hint={NEW_OWLCAST.inviteesHint} optional>
        {(control) => (
          <PeopleInput
            {...control}
            ref={input}
            readOnly={locked}
            value={typed}
            query={findTypedInvitee(typed)}
            onTyped={onChange}
            onPick={(address) => onChange(completeInvitee(typed, address))}
          />
        )}
      </Field>
      <ul aria-label={NEW_OWLCAST.inviteeList} aria-live="polite">
        {addresses.map((address) => (
          <Invitee key={address.toLowerCase()} typed={address} me={me} />
        ))}
      </ul>
    </div>
  )
}
