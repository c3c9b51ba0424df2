import { useRef, useState } from 'react'
import type { Arrival } from '../../../domain/people.schema'
import { joinProblem } from '../../../domain/sign-in'
import { useArrival, useJoin } from '../../api/arrival.queries'
import { textOf } from '../../api/failure'
import { Button } from '../../ui/Button'
import { Check } from '../../ui/Check'
import { Spinner } from '../../ui/Spinner'
import { AUTH } from '../../words/auth'
import { AuthForm } from './AuthForm'
import { FormProblem } from './FormProblem'
import { DisplayNameField, UsernameField } from './NameFields'
import { useAuthForm } from './useAuthForm'
import { useFocusOn } from './useFocusOn'

/** The last step of a verified new user: username, display name and age. */
export function JoinStep({ onBack }: { onBack: () => void }) {
  const { data: arrival, isPending, isError, error, refetch, isFetching } = useArrival()
  if (isPending || (isError && isFetching))
    return (
      <p className="auth-waits" role="status">
        <Spinner /> {AUTH.oneMoment}
      </p>
    )
  if (isError || !arrival)
    return (
      <div className="stack">
        <FormProblem text={isError ? textOf(error) : AUTH.arrivalGone} />
        <Button tone="primary" block onClick={isError ? () => void refetch() : onBack}>
          {isError ? AUTH.tryAgain : AUTH.backToSignIn}
        </Button>
      </div>
    )
  return <JoinForm arrival={arrival} />
}

function JoinForm({ arrival }: { arrival: NonNullable<Arrival> }) {
  const [given, setGiven] = useState({ ...arrival, ageAttested: false })
  const { username, displayName, ageAttested } = given
  const join = useJoin()
  const within = useRef<HTMLDivElement>(null)
  const form = useAuthForm({
    check: () => joinProblem(given),
    send: () => join.mutateAsync({ username, displayName, ageAttested }),
    failed: 'auth.account_failed',
  })
  useFocusOn(within, 'username')
  const type = (field: string, change: Partial<typeof given>) => {
    form.forget(field)
    setGiven((now) => ({ ...now, ...change }))
  }
  return (
    <div ref={within}>
      <p className="auth-reason">{AUTH.joinAs(arrival.shown)}</p>
      <AuthForm form={form} send={AUTH.signUp}>
        <UsernameField
          value={username}
          error={form.errorAt('username')}
          onChange={(next) => type('username', { username: next })}
        />
        <DisplayNameField
          value={displayName}
          error={form.errorAt('displayName')}
          onChange={(next) => type('displayName', { displayName: next })}
        />
        <Check
          name="ageAttested"
          error={form.errorAt('ageAttested')}
          checked={ageAttested}
          onChange={({ target }) => type('ageAttested', { ageAttested: target.checked })}
        >
          {AUTH.age}
        </Check>
      </AuthForm>
    </div>
  )
}
