import './AuthDialog.css'
import { useEffect, useEffectEvent, useState } from 'react'
import { fail } from '../../../domain/errors'
import { useMe, useSession } from '../../api/session.queries'
import { endSignIn, type SignInRequest, type SignInTab } from '../../state/sign-in'
import { Dialog } from '../../ui/Dialog'
import { toast } from '../../ui/toast'
import { AUTH } from '../../words/auth'
import { AuthTabs } from './AuthTabs'
import { GoogleButton } from './GoogleButton'
import { JoinStep } from './JoinStep'
import { useWaitingMail } from './waiting-mail'

/** Signing in and up: the ways in, and the step that asks somebody new for a name. */
export function AuthDialog({ request }: { request: SignInRequest }) {
  const [tab, setTab] = useState<SignInTab>(request.tab ?? 'email')
  const [isJoining, setJoining] = useState(request.ending === 'join')
  const [, setWaiting] = useWaitingMail()
  const ways = useSession().data?.signIn.ways ?? ['email']
  useCloseWhenSignedIn(() => setWaiting(null))
  const isNew = isJoining || tab === 'sign-up'
  return (
    <Dialog title={isNew ? AUTH.titleSignUp : AUTH.title} onClose={() => endSignIn()} width={440}>
      {request.reason && !isJoining ? <p className="auth-reason">{request.reason}</p> : null}
      {isJoining ? (
        <JoinStep onBack={() => setJoining(false)} />
      ) : (
        <>
          <AuthTabs request={request} ways={ways} tab={tab} onTab={setTab} onNew={() => setJoining(true)} />
          {ways.includes('google') ? (
            <GoogleButton failure={request.ending === 'failed' ? fail('auth.google_failed') : null} />
          ) : null}
        </>
      )}
      <p className="auth-adults dim">{AUTH.adults}</p>
    </Dialog>
  )
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
