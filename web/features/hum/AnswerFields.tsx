import type { ReactNode } from 'react'
import type { HumDetail } from '../../../domain/hum/hum'
import { HUM_LIMITS } from '../../../domain/limits'
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

/** The recipient of the story, and their alias. */
export function RecipientFields(props: AnswerProps) {
  return (
    <section className="group -pairs">
      <h3>{HUM.recipientHeading}</h3>
      <AnswerField name="recipientName" {...props} />
      <AnswerField name="condition" {...props} />
      <AnswerField name="alias" hint={HUM.aliasHint} wide {...props} />
    </section>
  )
}

/** The desired outcome, in the present tense. */
export function OutcomeFields(props: AnswerProps) {
  return (
    <section className="group -pairs">
      <h3>
        {HUM.outcomeHeading} <small>{HUM.outcomeHint}</small>
      </h3>
      <AnswerField name="presentOutcome" rows={2} wide {...props} />
      <AnswerField name="wholenessFeeling" {...props} />
      <AnswerField name="meaningPurpose" {...props} />
      <AnswerField name="witnesses" wide {...props} />
    </section>
  )
}

function AnswerField({
  name,
  hint,
  rows,
  wide,
  detail,
  errors,
  locked,
  change,
}: AnswerProps & { name: Name; hint?: ReactNode; rows?: number; wide?: boolean }) {
  const Control = rows ? 'textarea' : 'input'
  const field = (
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
  return wide ? <div className="wide">{field}</div> : field
}
