import './AuthDialog.css'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SignInWay } from '../../../domain/people.schema'
import { useMe, useSession } from '../../api/session.queries'
import { useVerification } from '../../api/sign-in.mutations'
import { endSignIn, type SignInRequest, type SignInTab } from '../../state/sign-in'
import { Dialog } from '../../ui/Dialog'
import { focusField } from '../../ui/focus-field'
import { Tabs } from '../../ui/Tabs'
import { toast } from '../../ui/toast'
import { AUTH } from '../../words/auth'
import { EmailForm } from './EmailForm'
import { MailNotice } from './MailNotice'
import { SignUpForm } from './SignUpForm'
import { NOTHING_TYPED, type Typed } from './typed'
import { useWaitingMail } from './waiting-mail'

/** The tabs, each with the way to sign in that the server must offer: a tab that leads nowhere is not shown. */
const TABS: readonly { value: SignInTab; way: SignInWay }[] = [
  { value: 'email', way: 'email' },
  { value: 'sign-up', way: 'email' },
]

/** Signing in and up. What was typed survives a change of tab and every refusal. */
export function AuthDialog({ request }: { request: SignInRequest }) {
  const [tab, setTab] = useState<SignInTab>(request.tab ?? 'email')
  const [waiting, setWaiting] = useWaitingMail()
  const [typed, setTyped] = useState({ ...NOTHING_TYPED, email: waiting?.email ?? '' })
  const onType = (change: Partial<Typed>) => setTyped((now) => ({ ...now, ...change }))
  const body = useRef<HTMLDivElement>(null)
  const verification = useVerification(request.verify)
  const ways = useSession().data?.signIn.ways ?? ['email']
  const tabs = TABS.filter(({ way }) => ways.includes(way)).map(({ value }) => ({
    value,
    label: AUTH.tabs[value],
  }))

  useCloseWhenSignedIn(() => setWaiting(null))
  const confirmed = verification.data?.email
  useEffect(() => {
    if (confirmed) setTyped((now) => ({ ...now, email: confirmed }))
    focusField(body.current, confirmed ? 'password' : tab === 'email' ? 'email' : 'username')
  }, [confirmed, tab])

  return (
    <Dialog title={tab === 'sign-up' ? AUTH.titleSignUp : AUTH.title} onClose={() => endSignIn()} width={440}>
      {request.reason ? <p className="auth-reason">{request.reason}</p> : null}
      <Tabs label={AUTH.ways} tabs={tabs} value={tab} onChange={setTab}>
        <div className="auth-body" ref={body}>
          <MailNotice
            verification={request.verify ? verification : null}
            waiting={waiting}
            hidden={tab !== 'email'}
          />
          {tab === 'email' ? (
            <EmailForm typed={typed} onType={onType} />
          ) : (
            <SignUpForm
              typed={typed}
              onType={onType}
              onSent={(sent) => {
                setWaiting(sent)
                onType({ email: sent.email, password: '' })
                setTab('email')
              }}
            />
          )}
        </div>
      </Tabs>
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
