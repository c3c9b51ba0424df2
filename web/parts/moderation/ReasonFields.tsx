import { MODERATOR, REASONS } from '../../../domain/locales/en/moderation'
import { DECISION_RULES, type DecisionRule } from '../../../domain/moderation/moderation'
import { DECISION_WORDS_MAX_CHARS } from '../../../domain/moderation/moderation.limits'
import type { Reasons } from '../../../domain/moderation/moderation.schema'
import { Field } from '../../ui/fields/Field'

/** The chosen reason and the typed words. */
export type TypedReasons = Required<Reasons>

type Props = {
  reasons: TypedReasons
  onChange: (reasons: TypedReasons) => void
  hint?: string
  error?: string | null
}

/** The rule and the words of a moderator's decision. */
export function ReasonFields({ reasons, onChange, hint, error = null }: Props) {
  return (
    <>
      <Field name="rule" label={MODERATOR.rule}>
        {(control) => (
          <select
            {...control}
            value={reasons.rule}
            onChange={({ target }) => onChange({ ...reasons, rule: toDecisionRule(target.value) })}
          >
            {DECISION_RULES.map((option) => (
              <option key={option} value={option}>
                {REASONS[option]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="words" label={MODERATOR.words} optional hint={hint} error={error}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            dir="auto"
            maxLength={DECISION_WORDS_MAX_CHARS}
            value={reasons.words}
            onChange={({ target }) => onChange({ ...reasons, words: target.value })}
          />
        )}
      </Field>
    </>
  )
}

/** The rule of this name, as reports name it too; 'other' where there is none. */
export function toDecisionRule(name: string | undefined): DecisionRule {
  return DECISION_RULES.find((one) => one === name) ?? 'other'
}
