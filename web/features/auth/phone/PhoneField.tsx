import { AUTH } from '../../../../domain/locales/en/account'
import { Field } from '../../../ui/fields/Field'

type Props = { value: string; hint: string; error: string | null; onChange: (value: string) => void }

/** A phone number in any notation. */
export function PhoneField({ value, hint, error, onChange }: Props) {
  return (
    <Field name="phone" label={AUTH.phone} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder={AUTH.phoneExample}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
