import './people.css'
import { useEffect, useRef } from 'react'
import {
  completeInvitee,
  findShownNumber,
  findTypedInvitee,
  parseInvitees,
  pickShownNumbers,
  type ShownNumbers,
} from '../../../domain/invitations/invitees'
import { NEW_OWLCAST } from '../../../domain/locales/en/record'
import type { Me } from '../../../domain/people/people.schema'
import { useDebounced } from '../../hooks/useDebounced'
import { Field } from '../../ui/fields/Field'
import { Invitee } from './Invitee'
import { PeopleInput } from './PeopleInput'

type Props = {
  /** The name of the form field. */
  name: string
  label: string
  typed: string
  /** The international forms that were shown for numbers. */
  numbers: ShownNumbers | undefined
  me: Me | null | undefined
  locked: boolean
  /** Focuses the input on mount, when a press opened it. */
  takesFocus?: boolean
  error?: string
  onChange: (typed: string, numbers: ShownNumbers) => void
  /** Called when a number was shown, so that the invitation goes to that one. */
  onNumbersShown: (numbers: ShownNumbers) => void
}

/** The invited people (S3-10, S5-25), each shown as it was resolved. */
export function Invitees({
  name,
  label,
  typed,
  numbers = {},
  me,
  locked,
  takesFocus = false,
  error,
  onChange,
  onNumbersShown,
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  const addresses = parseInvitees(useDebounced(typed))
  const change = (line: string) => onChange(line, pickShownNumbers(line, numbers))
  // Once the form is being sent, a lookup confirms nothing.
  const confirm = (address: string, number: string) => {
    if (!locked) onNumbersShown(pickShownNumbers(typed, { ...numbers, [address]: number }))
  }
  return (
    <div className="invitees stack -s">
      <Field name={name} label={label} error={error} hint={NEW_OWLCAST.inviteesHint} optional>
        {(control) => (
          <PeopleInput
            {...control}
            ref={input}
            readOnly={locked}
            value={typed}
            query={findTypedInvitee(typed)}
            onTyped={change}
            onPick={(address) => change(completeInvitee(typed, address))}
          />
        )}
      </Field>
      <ul className="stack -xs" aria-label={NEW_OWLCAST.inviteeList} aria-live="polite">
        {addresses.map((address) => (
          <Invitee
            key={address.toLowerCase()}
            typed={address}
            me={me}
            number={findShownNumber(address, numbers)}
            onNumberShown={confirm}
          />
        ))}
      </ul>
    </div>
  )
}
