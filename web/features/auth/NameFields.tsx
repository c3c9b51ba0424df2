import { DISPLAY_NAME_MAX_CHARS } from '../../../domain/limits'
import { AUTH } from '../../../domain/locales/en/account'
import { getMaxUnits } from '../../../domain/text/length'
import { Field } from '../../ui/fields/Field'

type Props = { value: string; error: string | null; onChange: (value: string) => void }

/** The unique username. */
export function UsernameField({ value, error, onChange }: Props) {
  return (
    <Field name="username" label={AUTH.username} error={error}>
      {(control) => (
        <input
          {...control}
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={AUTH.usernameExample}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

/** The display name. */
export function DisplayNameField({ value, error, onChange }: Props) {
  return (
    <Field name="displayName" label={AUTH.displayName} error={error} optional>
      {(control) => (
        <input
          {...control}
          autoComplete="name"
          // `maxLength` counts UTF-16 units, of which some characters take two.
          maxLength={getMaxUnits(DISPLAY_NAME_MAX_CHARS)}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
