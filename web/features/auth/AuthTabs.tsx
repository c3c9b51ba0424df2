import { useRef, useState } from 'react'
import { AUTH } from '../../../domain/locales/en/account'
import type { SignInMethod } from '../../../domain/people/people.schema'
import type { SignUpMode } from '../../../domain/site/site'
import type { SignInTab } from '../../state/overlays'
import { useFocusField } from '../../ui/fields/useFocusField'
import { Tabs } from '../../ui/lists/Tabs'
import { type AuthInput, EMPTY_AUTH_INPUT } from './auth-input'
import { EmailForm } from './email/EmailForm'
import { EmailNotice, OTHER_ADDRESS } from './email/EmailNotice'
import { usePendingEmail } from './email/pending-email'
import { PhoneForm } from './phone/PhoneForm'
import { SignUpForm } from './SignUpForm'
import { SignUpNotice } from './SignUpNotice'

/** The tabs with the sign-in method that each needs; tabs for methods the server lacks are hidden. */
const TABS: readonly { value: SignInTab; way: SignInMethod }[] = [
  { value: 'phone', way: 'phone' },
  { value: 'email', way: 'email' },
  { value: 'sign-up', way: 'email' },
]

const FIRST_FIELD: Record<SignInTab, string> = { phone: 'phone', email: 'email', 'sign-up': 'email' }

type Props = {
  methods: readonly SignInMethod[]
  tab: SignInTab
  onTab: (tab: SignInTab) => void
  /** The already known address. */
  email: string
  /** Why the link of an email did not work; null without one. */
  linkError: unknown
  /** Who may sign up; undefined until known. */
  mode: SignUpMode | undefined
  /** The token of the invitation that the link came with. */
  invitation: string | undefined
  onForgot: (email: string) => void
  /** Called when an admin decides about the account. */
  onWaiting: () => void
  /** Called when the verified number has no account yet. */
  onNew: () => void
}

/** The tabs of the sign-in dialog. Input survives a change of tab and every error. */
export function AuthTabs(props: Props) {
  const { methods, tab, onTab, email, linkError, mode, invitation, onForgot, onNew, onWaiting } = props
  const [waiting, setWaiting] = usePendingEmail()
  const [typed, setTyped] = useState({ ...EMPTY_AUTH_INPUT, email: email || (waiting?.email ?? '') })
  const onType = (change: Partial<AuthInput>) => {
    // Keeps this tab from here on: the session response with the available methods may arrive later.
    onTab(tab)
    setTyped((now) => ({ ...now, ...change }))
  }
  const body = useRef<HTMLDivElement>(null)
  const tabs = TABS.filter(({ way }) => methods.includes(way)).map(({ value }) => ({
    value,
    label: AUTH.tabs[value],
  }))
  const isKnown = tab === 'email' && Boolean(email)
  // The notice stands in place of the form.
  const isSent = tab === 'email' && waiting !== null && !linkError
  useFocusField(body, isSent ? OTHER_ADDRESS : isKnown ? 'password' : FIRST_FIELD[tab], tab)
  const forms = {
    phone: () => <PhoneForm input={typed} onInput={onType} onNew={onNew} onWaiting={onWaiting} />,
    email: () => <EmailForm input={typed} onInput={onType} onForgot={() => onForgot(typed.email)} />,
    'sign-up': () =>
      mode === 'closed' ? null : (
        <SignUpForm
          input={typed}
          onInput={onType}
          onSent={(sent) => {
            setWaiting(sent)
            onType({ email: sent.email, password: '' })
            onTab('email')
          }}
        />
      ),
  } satisfies Record<SignInTab, unknown>
  return (
    <Tabs label={AUTH.signInMethods} tabs={tabs} value={tab} onChange={onTab}>
      <div className="auth-body" ref={body}>
        <EmailNotice
          linkError={linkError}
          waiting={waiting}
          hidden={tab !== 'email'}
          onSignIn={() => setWaiting(null)}
          onOther={() => {
            setWaiting(null)
            onTab('sign-up')
          }}
        />
        {tab === 'sign-up' ? <SignUpNotice mode={mode} invitation={invitation} /> : null}
        {isSent ? null : forms[tab]()}
      </div>
    </Tabs>
  )
}
