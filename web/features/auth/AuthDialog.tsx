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

/** Signing in and up: the ways in, the step that asks somebody new for a name, and those of a forgotten password. */
export function AuthDialog({ request }: { request: SignInRequest }) {
  const [step, setStep] = useState<Step>(firstStep(request))
  const [email, setEmail] = useState('')
  const [mail, setWaiting] = useWaitingMail()
  const [code] = useWaitingCode()
  // What is on its way is waited for.
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

/** By phone, as it is drawn, where the server offers that; who last came by e-mail here finds that open. */
function firstTab(ways: readonly SignInWay[]): SignInTab {
  return ways.includes('phone') && lastWay() !== 'email' ? 'phone' : 'email'
}

function firstStep({ reset, ending }: SignInRequest): Step {
  if (reset !== undefined) return 'reset'
  return ending === 'join' ? 'join' : 'ways'
}

/** Signed in here or in another tab: the dialog goes and what waited for it goes on. */
function useCloseWhenSignedIn(onSignedIn: () => void) {
  const me = useMe()
  const [before, setBefore] = useState(me?.id)
  // Asked because the session had ended: the same person may come back.
  if (me === null && before) setBefore(undefined)
  const tidy = useEffectEvent(onSignedIn)
  useEffect(() => {
    if (!me || me.id === before) return
    tidy()
    toast({ text: AUTH.welcome(me.displayName), tone: 'ok' })
    endSignIn(true)
  }, [me, before])
}
