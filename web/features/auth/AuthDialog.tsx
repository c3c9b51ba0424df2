import './AuthDialog.css'
import { useEffect, useEffectEvent, useState } from 'react'
import type { SignInWay } from '../../../domain/people.schema'
import { useMe, useSession } from '../../api/session.queries'
import { lastWay } from '../../state/last-way'
import { endSignIn, type SignInRequest, type SignInTab } from '../../state/sign-in'
import { Dialog } from '../../ui/Dialog'
import { toast } from '../../ui/toast'
import { AUTH } from '../../words/auth'
import { AuthTabs } from './AuthTabs'
import { ForgotStep } from './ForgotStep'
import { JoinStep } from './JoinStep'
import { OtherWays } from './OtherWays'
import { ResetStep } from './ResetStep'
import { useWaitingCode } from './waiting-code'
import { useWaitingMail } from './waiting-mail'

type Step = 'ways' | 'join' | 'forgot' | 'reset'

const TITLES: Record<Step, 'title' | 'titleSignUp' | 'titleReset'> = {
  ways: 'title',
  join: 'titleSignUp',
  forgot: 'titleReset',
  reset: 'titleReset',
}

/** Sign-in and sign-up: the methods, the step that completes a new account, and password reset. */
export function AuthDialog({ request }: { request: SignInRequest }) {
  const [step, setStep] = useState<Step>(firstStep(request))
  const [email, setEmail] = useState('')
  const [mail, setWaiting] = useWaitingMail()
  const [code] = useWaitingCode()
  // Starts on the tab whose code or e-mail is pending.
  const [chosen, setTab] = useState(request.tab ?? (code ? 'phone' : mail ? 'email' : undefined))
  const ways = useSession().data?.signIn.ways ?? ['email']
  const tab = chosen ?? firstTab(ways)
  useCloseWhenSignedIn(() => setWaiting(null))
  const steps = {
    ways: () => (
      <>
        {request.reason ? <p className="auth-reason">{request.reason}</p> : null}
        <AuthTabs
          request={request}
          ways={ways}
          tab={tab}
          onTab={setTab}
          email={email}
          onForgot={(typed) => {
            setEmail(typed)
            setStep('forgot')
          }}
          onNew={() => setStep('join')}
        />
        <OtherWays ways={ways} isNew={tab === 'sign-up'} hasFailed={request.ending === 'failed'} />
      </>
    ),
    join: () => <JoinStep onBack={() => setStep('ways')} />,
    forgot: () => <ForgotStep email={email} onBack={() => setStep('ways')} />,
    reset: () => (
      <ResetStep
        token={request.reset ?? ''}
        onAgain={() => setStep('forgot')}
        onDone={(proven) => {
          setEmail(proven)
          setTab('email')
          setStep('ways')
        }}
      />
    ),
  } satisfies Record<Step, unknown>
  const title = step === 'ways' && tab === 'sign-up' ? AUTH.titleSignUp : AUTH[TITLES[step]]
  return (
    <Dialog title={title} onClose={() => endSignIn()} width={440}>
      {steps[step]()}
      <p className="auth-adults dim">{AUTH.adults}</p>
    </Dialog>
  )
}

/** Phone where the server offers it (as designed), unless the last sign-in in this browser was by e-mail. */
function firstTab(ways: readonly SignInWay[]): SignInTab {
  return ways.includes('phone') && lastWay() !== 'email' ? 'phone' : 'email'
}

function firstStep({ reset, ending }: SignInRequest): Step {
  if (reset !== undefined) return 'reset'
  return ending === 'join' ? 'join' : 'ways'
}

/** Closes the dialog after a sign-in in this or another tab and resumes the pending action. */
function useCloseWhenSignedIn(onSignedIn: () => void) {
  const me = useMe()
  const [before, setBefore] = useState(me?.id)
  // The session had expired: the same user may sign in again.
  if (me === null && before) setBefore(undefined)
  const tidy = useEffectEvent(onSignedIn)
  useEffect(() => {
    if (!me || me.id === before) return
    tidy()
    toast({ text: AUTH.welcome(me.displayName), tone: 'ok' })
    endSignIn(true)
  }, [me, before])
}
