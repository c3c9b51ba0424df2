import '../ui/text/Page.css'
import { useState } from 'react'
import { PROFILE } from '../../domain/locales/en/account'
import type { Me } from '../../domain/people/people.schema'
import { useMe } from '../api/auth/session.queries'
import { AccountFacts } from '../features/account/profile/AccountFacts'
import { EditProfile } from '../features/account/profile/EditProfile'
import { ProfileHeader } from '../features/account/profile/ProfileHeader'
import { StatGrid } from '../features/account/profile/StatGrid'
import { EmptyState } from '../parts/loading/EmptyState'
import { ViewLoading } from '../parts/loading/Loading'
import { promptSignIn } from '../state/sign-in'
import { goTo, useView } from '../state/view'
import { Button } from '../ui/buttons/Button'

/** The viewer's own profile: identity, post counts and editing (S2.3-45, S2.3-46). */
export function ProfileScreen() {
  const me = useMe()
  if (me === undefined) return <ViewLoading />
  return me ? <OwnProfile key={me.id} me={me} /> : <SignedOut />
}

function OwnProfile({ me }: { me: Me }) {
  const { params } = useView()
  const [editing, setEditing] = useState<boolean | 'done'>(params.has('edit'))
  function finish() {
    setEditing('done')
    // Removes the parameter, so that a reload does not open the form again.
    if (params.has('edit')) goTo('profile', {}, { replace: true })
  }
  return (
    <div className="page">
      {editing === true ? (
        <>
          <header className="only-desk">
            <h1>{PROFILE.editing}</h1>
          </header>
          <EditProfile me={me} onDone={finish} />
        </>
      ) : (
        <ProfileHeader me={me} focused={editing === 'done'} onEdit={() => setEditing(true)} />
      )}
      <StatGrid />
      {editing === true ? <AccountFacts me={me} /> : null}
    </div>
  )
}

function SignedOut() {
  const { title, text, action, reason } = PROFILE.signedOut
  return (
    <div data-kind="owlcast">
      <EmptyState
        bird="owlcast"
        alone
        title={title}
        text={text}
        action={
          <Button tone="kind" onClick={() => void promptSignIn(reason)}>
            {action}
          </Button>
        }
      />
    </div>
  )
}
