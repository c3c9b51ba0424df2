import type { ReactNode } from 'react'
import type { HumDetail } from '../../../domain/hum/hum'
import { HUM_LIMITS } from '../../../domain/hum/hum.limits'
import { HUM } from '../../../domain/locales/en/record'
import { Field } from '../../ui/fields/Field'

export type AnswerProps = {
  detail: HumDetail
  errors: Readonly<Record<string, string>>
  locked: boolean
  change: (changes: Partial<HumDetail>) => void
}
type Name = keyof typeof HUM_LIMITS
const NEEDED: readonly Name[] = ['recipientName', 'condition']

/** The two questions that a script needs. */
export function NeededFields(props: AnswerProps) {
  return (
    <div className="needed stack">
      <AnswerField name="recipientName" hint={HUM.recipientNameHint} {...props} />
      <AnswerField name="condition" hint={HUM.conditionHint} {...props} />
    </div>
  )
}

/** The questions about the desired outcome, and the name that the script uses. */
export function OptionalFields(props: AnswerProps) {
  return (
    <>
      <AnswerField name="presentOutcome" hint={HUM.outcomeHint} rows={2} {...props} />
      <AnswerField name="wholenessFeeling" {...props} />
      <AnswerField name="meaningPurpose" {...props} />
      <AnswerField name="witnesses" {...props} />
      <AnswerField name="alias" hint={HUM.aliasHint} {...props} />
    </>
  )
}

function AnswerField({
  name,
  hint,
  rows,
  detail,
  errors,
  locked,
  change,
}: AnswerProps & { name: Name; hint?: ReactNode; rows?: number }) {
  const Control = rows ? 'textarea' : 'input'
  return (
    <Field name={name} label={HUM[name]} error={errors[name]} hint={hint} optional={!NEEDED.includes(name)}>
      {(control) => (
        <Control
          {...control}
          rows={rows}
          readOnly={locked}
          value={detail[name]}
          maxLength={HUM_LIMITS[name]}
          autoComplete="off"
          aria-required={NEEDED.includes(name) || undefined}
          onChange={(event: { target: { value: string } }) => change({ [name]: event.target.value })}
        />
      )}
    </Field>
  )
}
