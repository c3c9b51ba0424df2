import { useRef, useState } from 'react'
import { validateCompleteSignUp } from '../../../domain/auth/sign-in'
import { AUTH } from '../../../domain/locales/en/account'
import { UI } from '../../../domain/locales/en/shell'
import type { PendingSignUp } from '../../../domain/people/people.schema'
import { useCompleteSignUp, usePendingSignUp } from '../../api/auth/pending-sign-up.queries'
import { getErrorMessage } from '../../api/request-error'
import { Button } from '../../ui/buttons/Button'
import { useFocusField } from '../../ui/fields/useFocusField'
import { Spinner } from '../../ui/states/Spinner'
import { AuthForm } from './AuthForm'
import { FormError } from './FormError'
import { DisplayNameField, UsernameField } from './NameFields'
import { useAuthForm } from './useAuthForm'

/** The last step of a verified new user: username, display name and age. */
export function CompleteSignUpStep({ onBack, onWaiting }: { onBack: () => void; onWaiting: () => void }) {
  const { data: pendingSignUp, isPending, isError, error, refetch, isFetching } = usePendingSignUp()
  if (isPending || (isError && isFetching))
    return (
      <p className="auth-pending row -m" role="status">
        <Spinner /> {AUTH.loading}
      </p>
    )
  if (isError || !pendingSignUp)
    return (
      <div className="stack">
        <FormError text={isError ? getErrorMessage(error) : AUTH.signUpExpired} />
        <Button tone="primary" block onClick={isError ? () => void refetch() : onBack}>
          {isError ? UI.retry : AUTH.backToSignIn}
        </Button>
      </div>
    )
  return <CompleteSignUpForm pendingSignUp={pendingSignUp} onWaiting={onWaiting} />
}

type FormProps = { pendingSignUp: NonNullable<PendingSignUp>; onWaiting: () => void }

function CompleteSignUpForm({ pendingSignUp, onWaiting }: FormProps) {
  const [values, setGiven] = useState(pendingSignUp)
  const { username, displayName } = values
  // As the button says.
  const ageAttested = true
  const join = useCompleteSignUp()
  const container = useRef<HTMLDivElement>(null)
  const form = useAuthForm({
    check: () => validateCompleteSignUp({ username, displayName, ageAttested }),
    send: async () => {
      const { status } = await join.mutateAsync({ username, displayName, ageAttested })
      if (status === 'waiting') onWaiting()
    },
    failed: 'auth.account_failed',
  })
  useFocusField(container, 'username')
  const change = (field: string, changes: Partial<typeof values>) => {
    form.clearError(field)
    setGiven((now) => ({ ...now, ...changes }))
  }
  return (
    <div ref={container}>
      <p className="auth-reason">{AUTH.chooseName(pendingSignUp.label)}</p>
      <AuthForm form={form} send={AUTH.signUp}>
        <UsernameField
          value={username}
          error={form.errorAt('username')}
          onChange={(next) => change('username', { username: next })}
        />
        <DisplayNameField
          value={displayName}
          error={form.errorAt('displayName')}
          onChange={(next) => change('displayName', { displayName: next })}
        />
      </AuthForm>
    </div>
  )
}
