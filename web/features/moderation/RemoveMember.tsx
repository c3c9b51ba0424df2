import { type FormEvent, useState } from 'react'
import { MODERATOR } from '../../../domain/locales/en/moderation'
import type { ModeratedPerson } from '../../../domain/moderation/moderation.schema'
import { useRemoveMember } from '../../api/moderation/moderated-members.queries'
import { getErrorMessage } from '../../api/request-error'
import { ReasonFields, type TypedReasons } from '../../parts/moderation/ReasonFields'
import { Button } from '../../ui/buttons/Button'
import { Field } from '../../ui/fields/Field'
import { showToast } from '../../ui/overlays/toast'

/** Removes an account, after its username was typed. */
export function RemoveMember({ person, onRemoved }: { person: ModeratedPerson; onRemoved: () => void }) {
  const remove = useRemoveMember(person.id)
  const [isAsking, setAsking] = useState(false)
  const [username, setUsername] = useState('')
  const [reasons, setReasons] = useState<TypedReasons>({ rule: 'other', words: '' })
  if (!isAsking)
    return (
      <Button size="sm" tone="danger" onClick={() => setAsking(true)}>
        {MODERATOR.remove}
      </Button>
    )
  function submit(event: FormEvent) {
    event.preventDefault()
    if (remove.isPending) return
    remove.mutate(
      { username, ...reasons },
      {
        onSuccess: () => {
          showToast({ text: MODERATOR.removed, tone: 'ok' })
          onRemoved()
        },
      },
    )
  }
  return (
    <form className="stack -m -start" onSubmit={submit}>
      <p>
        <strong>{MODERATOR.removeAsk(person.displayName)}</strong> {MODERATOR.removeText}
      </p>
      <ReasonFields reasons={reasons} onChange={setReasons} />
      <Field
        name="username"
        label={MODERATOR.removeName(person.username)}
        error={remove.error ? getErrorMessage(remove.error) : null}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={username}
            onChange={({ target }) => setUsername(target.value)}
          />
        )}
      </Field>
      <div className="actions row wrap">
        <Button size="sm" tone="quiet" onClick={() => setAsking(false)}>
          {MODERATOR.cancel}
        </Button>
        <Button type="submit" size="sm" tone="danger" busy={remove.isPending}>
          {MODERATOR.remove}
        </Button>
      </div>
    </form>
  )
}
