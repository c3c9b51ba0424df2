import { type FormEvent, useState } from 'react'
import { DECISION_WORDS_MAX_CHARS } from '../../../domain/limits'
import { MODERATOR, REASONS } from '../../../domain/locales/en/moderation'
import { DECISION_RULES, type DecisionRule } from '../../../domain/moderation/moderation'
import type { ModeratedPerson } from '../../../domain/moderation/moderation.schema'
import { useRemoveMember } from '../../api/moderated-members.queries'
import { getErrorMessage } from '../../api/request-error'
import { Button } from '../../ui/buttons/Button'
import { Field } from '../../ui/fields/Field'
import { showToast } from '../../ui/overlays/toast'

/** Removes an account, after its username was typed. */
export function RemoveMember({ person, onRemoved }: { person: ModeratedPerson; onRemoved: () => void }) {
  const remove = useRemoveMember(person.id)
  const [isAsking, setAsking] = useState(false)
  const [username, setUsername] = useState('')
  const [words, setWords] = useState('')
  const [rule, setRule] = useState<DecisionRule>('other')
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
      { username, rule, words },
      {
        onSuccess: () => {
          showToast({ text: MODERATOR.removed, tone: 'ok' })
          onRemoved()
        },
      },
    )
  }
  return (
    <form onSubmit={submit}>
      <p>
        <strong>{MODERATOR.removeAsk(person.displayName)}</strong> {MODERATOR.removeText}
      </p>
      <Field name="rule" label={MODERATOR.rule}>
        {(control) => (
          <select
            {...control}
            value={rule}
            onChange={({ target }) => setRule(DECISION_RULES.find((one) => one === target.value) ?? 'other')}
          >
            {DECISION_RULES.map((option) => (
              <option key={option} value={option}>
                {REASONS[option]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="words" label={MODERATOR.words} optional>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            dir="auto"
            maxLength={DECISION_WORDS_MAX_CHARS}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
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
      <div className="actions">
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
