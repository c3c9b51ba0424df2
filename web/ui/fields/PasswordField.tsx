import './PasswordField.css'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ReactNode, useState } from 'react'
import { AUTH } from '../../../domain/locales/en/account'
import { IconButton } from '../buttons/IconButton'
import { Field } from './Field'

type Props = {
  /** Its label, where it is another one than in the sign-in form. */
  label?: string
  autoComplete: 'current-password' | 'new-password'
  value: string
  onChange: (value: string) => void
  error: string | null
  hint?: ReactNode
}

/** A password input with a button that shows it. */
export function PasswordField({ label = AUTH.password, autoComplete, value, onChange, error, hint }: Props) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field name="password" label={label} error={error} hint={hint}>
      {(control) => (
        <span className="password">
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          <IconButton label={shown ? AUTH.hidePassword : AUTH.showPassword} onClick={() => setShown(!shown)}>
            <Icon className="icon" />
          </IconButton>
        </span>
      )}
    </Field>
  )
}
