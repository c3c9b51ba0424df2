import { REPLIES_FROM_WORDS, REPLY_POLICY_FORM } from '../../../domain/locales/en/posts'
import { REPLY_POLICIES, type ReplyPolicy } from '../../../domain/posts/reply-policy'
import { Field } from '../../ui/fields/Field'

type Props = {
  value: ReplyPolicy
  /** Read-only while the post is being published. */
  locked: boolean
  error?: string | null | undefined
  onChange: (value: ReplyPolicy) => void
}

/** Selects who may reply to a thread. */
export function RepliesChoice({ value, locked, error, onChange }: Props) {
  const { hint } = REPLIES_FROM_WORDS[value]
  return (
    <Field
      name="replyPolicy"
      label={REPLY_POLICY_FORM.label}
      error={error ?? null}
      hint={value === 'everyone' ? hint : `${hint} ${REPLY_POLICY_FORM.collaboratorsHint}`}
    >
      {(control) => (
        <select
          {...control}
          aria-disabled={locked || undefined}
          value={value}
          onChange={({ target }) => {
            const chosen = REPLY_POLICIES.find((from) => from === target.value)
            if (chosen && !locked) onChange(chosen)
          }}
        >
          {REPLY_POLICIES.map((from) => (
            <option key={from} value={from}>
              {REPLIES_FROM_WORDS[from].name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
