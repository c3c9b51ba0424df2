import './Field.css'
import { type ReactNode, useId } from 'react'
import { UI } from '../../../domain/locales/en/shell'
import { ErrorText } from '../text/ErrorText'

/** The props that the control inside a field must spread. */
export type ControlProps = {
  id: string
  name: string
  className: 'input'
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type Props = {
  /** The `field` of an `AppError`; `focusField` finds the control by it. */
  name: string
  label: string
  error?: string | null
  hint?: ReactNode
  optional?: boolean
  /** Text beside the label: a count, or who needs the field. */
  note?: string
  children: (control: ControlProps) => ReactNode
}

/** A labelled control with a hint and an error, linked for screen readers. */
export function Field({ name, label, error, hint, optional, note, children }: Props) {
  const id = useId()
  const described = [error && `${id}e`, hint && `${id}h`].filter(Boolean).join(' ')
  return (
    <div className="field stack">
      <label htmlFor={id}>
        {label}
        {note || optional ? <span className="field-note tabular">{note ?? UI.optional}</span> : null}
      </label>
      {children({
        id,
        name,
        className: 'input',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint ? (
        <span className="hint" id={`${id}h`}>
          {hint}
        </span>
      ) : null}
      {error ? <ErrorText id={`${id}e`}>{error}</ErrorText> : null}
    </div>
  )
}
