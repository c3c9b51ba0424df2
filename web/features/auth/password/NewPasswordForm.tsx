import { useRef, useState } from 'react'
import { PASSWORD_MIN_CHARS } from '../../../../domain/auth/auth.limits'
import { validatePassword } from '../../../../domain/auth/sign-in'
import type { ErrorCode } from '../../../../domain/errors/error-table'
import { AUTH } from '../../../../domain/locales/en/account'
import { PasswordField } from '../../../ui/fields/PasswordField'
import { useFocusField } from '../../../ui/fields/useFocusField'
import { AuthForm } from '../AuthForm'
import { useAuthForm } from '../useAuthForm'

type Props = {
  /** Says which account the password is for, and why it is asked for. */
  text: string
  /** The label of the submit button. */
  label: string
  /** Submits the new password; rejects with an `AppError`. */
  send: (password: string) => Promise<unknown>
  /** The error code for a server failure without a reason. */
  failed: ErrorCode
}

/** A form with one field: the new password of an account. */
export function NewPasswordForm({ text, label, send, failed }: Props) {
  const [password, setPassword] = useState('')
  const container = useRef<HTMLDivElement>(null)
  const form = useAuthForm({ check: () => validatePassword(password), send: () => send(password), failed })
  useFocusField(container, 'password')
  return (
    <div ref={container}>
      <p className="auth-reason">{text}</p>
      <AuthForm form={form} send={label}>
        <PasswordField
          autoComplete="new-password"
          error={form.errorAt('password')}
          hint={AUTH.passwordHint(PASSWORD_MIN_CHARS)}
          value={password}
          onChange={(next) => {
            form.clearError('password')
            setPassword(next)
          }}
        />
      </AuthForm>
    </div>
  )
}
