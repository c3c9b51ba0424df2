import { useEffect, useEffectEvent } from 'react'
import { AUTH } from '../../../domain/locales/en/account'
import type { Verification } from '../../../domain/people/people.schema'
import { useFinishSignUp, useVerification } from '../../api/sign-in.mutations'
import { Spinner } from '../../ui/states/Spinner'
import { FormNotice } from './FormNotice'
import { NewPasswordForm } from './password/NewPasswordForm'
import { resumePublishing } from './resume-publishing'

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
  const finish = useFinishSignUp(resumePublishing)
  return (
    <NewPasswordForm
      text={AUTH.finishText(username, email)}
      label={AUTH.finishSignUp}
      send={(password) => finish.mutateAsync({ token, password })}
      failed="auth.sign_up_failed"
    />
  )
}
