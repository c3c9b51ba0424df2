import { inviteesOf } from '../../../domain/invitees'
import type { Me } from '../../../domain/people.schema'
import { useSettled } from '../../state/useSettled'
import { Field } from '../../ui/Field'
import { NEW_OWLCAST } from '../../words/new-owlcast'
import { Invitee } from './Invitee'

type Props = {
  typed: string
  me: Me | null | undefined
  locked: boolean
  error?: string
  onChange: (typed: string) => void
}

/** Who is asked to speak in it (S5-25), each shown as they were understood. */
export function Invitees({ typed, me, locked, error, onChange }: Props) {
  const named = inviteesOf(useSettled(typed))
  return (
    <div className="invitees">
      <Field
        name="invitees"
        label={NEW_OWLCAST.invitees}
        error={error}
        hint={NEW_OWLCAST.inviteesHint}
        optional
      >
        {(control) => (
          <input
            {...control}
            readOnly={locked}
            value={typed}
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <ul aria-label={NEW_OWLCAST.invited} aria-live="polite">
        {named.map((name) => (
          <Invitee key={name.toLowerCase()} typed={name} me={me} />
        ))}
      </ul>
    </div>
  )
}
