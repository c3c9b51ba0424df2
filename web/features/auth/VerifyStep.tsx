import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { validatePassword } from '../../../domain/auth/sign-in'
import { PASSWORD_MIN_CHARS } from '../../../domain/limits'
import { AUTH } from '../../../domain/locales/en/account'
import type { Verification } from '../../../domain/people/people.schema'
import { useFinishSignUp, useVerification } from '../../api/sign-in.mutations'
import { Spinner } from '../../ui/states/Spinner'
import { AuthForm } from './AuthForm'
import { FormNotice } from './FormNotice'
import { PasswordField } from './password/PasswordField'
import { resumePublishing } from './resume-publishing'
import { useAuthForm } from './useAuthForm'
import { useFocusField } from './useFocusField'

/** Opens the link of a sign-up: signs in, or asks for a password first in a browser that did not sign up. */
export function VerifyStep({ token, onFailed }: { token: string; onFailed: (error: unknown) => void }) {
  const { data, error } = useVerification(token, resumePublishing)
  const onError = useEffectEvent(onFailed)
  useEffect(() => {
    if (error) onError(error)
  }, [error])
  if (data?.status === 'password') return <FinishSignUpForm token={token} verification={data} />
  return (
    <div role="status">
      <FormNotice icon={<Spinner />} title={AUTH.confirming} />
    </div>
  )
}

type FormProps = { token: string; verification: Verification }

function FinishSignUpForm({ token, verification: { username, email } }: FormProps) {
  const [password, setPassword] = useState('')
  const finish = useFinishSignUp(resumePublishing)
  const container = useRef<HTMLDivElement>(null)
  const form = useAuthForm({
    check: () => validatePassword(password),
    send: () => finish.mutateAsync({ token, password }),
    failed: 'auth.sign_up_failed',
  })
  useFocusField(container, 'password')
  return (
    <div ref={container}>
      <p className="auth-reason">{AUTH.finishText(username, email)}</p>
      <AuthForm form={form} send={AUTH.finishSignUp}>
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
