import { LANGUAGE_NAMES, LANGUAGES } from '../../../domain/i18n/languages'
import { Field } from './Field'

type Props = {
  label: string
  /** A BCP 47 language code. */
  value: string
  isReadOnly: boolean
  error?: string | null | undefined
  onChange: (language: string) => void
}

/** Chooses the spoken language, each option in its own language. Another language than these stays selectable. */
export function LanguageField({ label, value, isReadOnly, error, onChange }: Props) {
  const codes: string[] = (LANGUAGES as readonly string[]).includes(value)
    ? [...LANGUAGES]
    : [value, ...LANGUAGES]
  const names: Record<string, string> = LANGUAGE_NAMES
  return (
    <Field name="language" label={label} error={error ?? undefined}>
      {(control) => (
        <select
          {...control}
          value={value}
          disabled={isReadOnly}
          onChange={(event) => onChange(event.target.value)}
        >
          {codes.map((code) => (
            <option key={code} value={code} lang={code}>
              {names[code] ?? code}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
