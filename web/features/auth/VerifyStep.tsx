import { useEffect, useEffectEvent } from 'react'
import { AUTH } from '../../../domain/locales/en/account'
import type { Verification } from '../../../domain/people/people.schema'
import { useFinishSignUp, useVerification } from '../../api/auth/sign-in.mutations'
import { Spinner } from '../../ui/states/Spinner'
import { FormNotice } from './FormNotice'
import { NewPasswordForm } from './password/NewPasswordForm'
import { resumePublishing } from './resume-publishing'

type Props = { token: string; onFailed: (error: unknown) => void; onWaiting: () => void }

/** Opens the link of a sign-up: signs in, or asks for a password first in a browser that did not sign up. */
export function VerifyStep({ token, onFailed, onWaiting }: Props) {
  const { data, error } = useVerification(token, resumePublishing)
  const onError = useEffectEvent(onFailed)
  const onWaits = useEffectEvent(onWaiting)
  const isWaiting = data?.status === 'waiting'
  useEffect(() => {
    if (error) onError(error)
  }, [error])
  useEffect(() => {
    if (isWaiting) onWaits()
  }, [isWaiting])
  if (data?.status === 'password')
    return <FinishSignUpForm token={token} verification={data} onWaiting={onWaiting} />
  return (
    <div role="status">
      <FormNotice icon={<Spinner />} title={AUTH.confirming} />
    </div>
  )
}

type FormProps = { token: string; verification: Verification; onWaiting: () => void }

function FinishSignUpForm({ token, verification: { username, email }, onWaiting }: FormProps) {
  const finish = useFinishSignUp(resumePublishing)
  return (
    <NewPasswordForm
      text={AUTH.finishText(username, email)}
      label={AUTH.finishSignUp}
      send={async (password) => {
        const { status } = await finish.mutateAsync({ token, password })
        if (status === 'waiting') onWaiting()
      }}
      failed="auth.sign_up_failed"
    />
  )
}
