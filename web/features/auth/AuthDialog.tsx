import './AuthDialog.css'
import { useEffect, useEffectEvent, useState } from 'react'
import { AUTH } from '../../../domain/locales/en/account'
import { LEGAL } from '../../../domain/locales/en/legal'
import type { SignInMethod } from '../../../domain/people/people.schema'
import { useMe, useSession } from '../../api/auth/session.queries'
import { useSite } from '../../api/site/site.queries'
import { useCloseOnReturn } from '../../hooks/useCloseOnReturn'
import { LegalLinks } from '../../parts/site/LegalLinks'
import { readLastSignInMethod } from '../../state/last-sign-in-method'
import type { SignInRequest, SignInTab } from '../../state/overlays'
import { closeSignIn } from '../../state/sign-in'
import { Dialog } from '../../ui/overlays/Dialog'
import { showToast } from '../../ui/overlays/toast'
import { AuthTabs } from './AuthTabs'
import { CompleteSignUpStep } from './CompleteSignUpStep'
import { usePendingEmail } from './email/pending-email'
import { OtherSignInMethods } from './OtherSignInMethods'
import { ForgotStep } from './password/ForgotStep'
import { ResetStep } from './password/ResetStep'
import { usePendingCode } from './phone/pending-code'
import { VerifyStep } from './VerifyStep'
import { WaitingStep } from './WaitingStep'

type Step = 'verify' | 'ways' | 'join' | 'waiting' | 'forgot' | 'reset'

const SIGN_UP_TEXTS = ['terms', 'privacy', 'rules'] as const

const STEP_TITLES: Record<Step, 'title' | 'titleSignUp' | 'titleReset'> = {
  verify: 'titleSignUp',
  ways: 'title',
  join: 'titleSignUp',
  waiting: 'titleSignUp',
  forgot: 'titleReset',
  reset: 'titleReset',
}

/** Sign-in and sign-up: the methods, the step that completes a new account, and password reset. */
export function AuthDialog({ request }: { request: SignInRequest }) {
  const [step, setStep] = useState<Step>(getInitialStep(request))
  const [email, setEmail] = useState('')
  const [linkError, setLinkError] = useState<unknown>(null)
  const [mail, setWaiting] = usePendingEmail()
  const [code] = usePendingCode()
  // Starts on the tab whose code or email is pending.
  const [chosen, setTab] = useState(request.tab ?? (code ? 'phone' : mail ? 'email' : undefined))
  const methods = useSession().data?.signIn.methods ?? ['email']
  const tab = chosen ?? getInitialTab(methods, request)
  const mode = useSite().data?.signUpMode
  const onWaiting = () => {
    setWaiting(null)
    setStep('waiting')
  }
  useCloseWhenSignedIn(() => setWaiting(null))
  useCloseOnReturn(closeSignIn)
  const steps = {
    verify: () => (
      <VerifyStep
        token={request.verify ?? ''}
        onFailed={(error) => {
          setLinkError(error)
          setStep('ways')
        }}
        onWaiting={onWaiting}
      />
    ),
    ways: () => (
      <>
        {request.reason ? <p className="auth-reason">{request.reason}</p> : null}
        <AuthTabs
          methods={methods}
          tab={tab}
          onTab={setTab}
          email={email}
          linkError={linkError}
          mode={mode}
          invitation={request.invited}
          onWaiting={onWaiting}
          onForgot={(typed) => {
            setEmail(typed)
            setStep('forgot')
          }}
          onNew={() => setStep('join')}
        />
        {tab === 'email' && mail && !linkError ? null : (
          <OtherSignInMethods
            ways={methods}
            isNew={tab === 'sign-up'}
            hasFailed={request.ending === 'failed'}
          />
        )}
      </>
    ),
    join: () => <CompleteSignUpStep onBack={() => setStep('ways')} onWaiting={onWaiting} />,
    waiting: () => <WaitingStep onClose={() => closeSignIn()} />,
    forgot: () => <ForgotStep email={email} onBack={() => setStep('ways')} />,
    reset: () => (
      <ResetStep
        token={request.reset ?? ''}
        onAgain={() => setStep('forgot')}
        onDone={(email) => {
          setEmail(email)
          setTab('email')
          setStep('ways')
        }}
      />
    ),
  } satisfies Record<Step, unknown>
  const isSigningUp = step === 'join' || step === 'verify' || (step === 'ways' && tab === 'sign-up')
  const title = step === 'ways' && tab === 'sign-up' ? AUTH.titleSignUp : AUTH[STEP_TITLES[step]]
  return (
    <Dialog title={title} onClose={() => closeSignIn()} width={440}>
      {steps[step]()}
      {isSigningUp ? (
        <div className="auth-legal stack -flush -center">
          <small className="dim">{LEGAL.accept}</small>
          <LegalLinks pages={SIGN_UP_TEXTS} />
        </div>
      ) : null}
      <p className="auth-adults dim">{AUTH.adultsOnly}</p>
    </Dialog>
  )
}

/** The last method in this browser. A newcomer signs up by email; a phone signs in by phone (as designed). */
function getInitialTab(
  methods: readonly SignInMethod[],
  { suggestsSignUp, ending }: SignInRequest,
): SignInTab {
  const last = readLastSignInMethod()
  // The outcome of a sign-up with Google stands beside the form.
  if (ending === 'refused') return 'sign-up'
  if (last === null && suggestsSignUp) return 'sign-up'
  const isPhone = last === 'phone' || (last !== 'email' && window.matchMedia('(pointer: coarse)').matches)
  return isPhone && methods.includes('phone') ? 'phone' : 'email'
}

function getInitialStep({ verify, reset, ending }: SignInRequest): Step {
  if (verify !== undefined) return 'verify'
  if (reset !== undefined) return 'reset'
  return ending === 'join' || ending === 'waiting' ? ending : 'ways'
}

/** Closes the dialog after a sign-in in this or another tab and resumes the pending action. */
function useCloseWhenSignedIn(onSignedIn: () => void) {
  const me = useMe()
  const [knownId, setBefore] = useState(me?.id)
  // The session had expired: the same user may sign in again.
  if (me === null && knownId) setBefore(undefined)
  const onClosed = useEffectEvent(onSignedIn)
  useEffect(() => {
    if (!me || me.id === knownId) return
    onClosed()
    showToast({ text: AUTH.welcome(me.displayName), tone: 'ok' })
    closeSignIn(true)
  }, [me, knownId])
}
