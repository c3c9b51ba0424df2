import { useRef, useState } from 'react'
import { validatePassword } from '../../../../domain/auth/sign-in'
import { PASSWORD_MIN_CHARS } from '../../../../domain/limits'
import { AUTH } from '../../../../domain/locales/en/account'
import { useResetPassword } from '../../../api/resets.mutations'
import { showToast } from '../../../ui/overlays/toast'
import { AuthForm } from '../AuthForm'
import { useAuthForm } from '../useAuthForm'
import { useFocusField } from '../useFocusField'
import { PasswordField } from './PasswordField'

type Props = { token: string; onDone: (email: string) => void; onAgain: () => void }

/** Sets a new password with the token of an email link. */
export function ResetStep({ token, onDone, onAgain }: Props) {
  const [password, setPassword] = useState('')
  const reset = useResetPassword()
  const container = useRef<HTMLDivElement>(null)
  const form = useAuthForm({
    check: () => validatePassword(password),
    send: async () => {
      const { email } = await reset.mutateAsync({ token, password })
      showToast({ text: AUTH.passwordChanged, tone: 'ok' })
      onDone(email)
    },
    failed: 'request.failed',
  })
  useFocusField(container, 'password')
  return (
    <div ref={container}>
      <p className="auth-reason">{AUTH.resetText}</p>
      <AuthForm form={form} send={AUTH.setPassword}>
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
      {reset.isError ? (
        <button type="button" className="btn btn-quiet btn-block" onClick={onAgain}>
          {AUTH.newLink}
        </button>
      ) : null}
    </div>
  )
}
