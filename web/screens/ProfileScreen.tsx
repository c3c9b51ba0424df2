import '../ui/text/Page.css'
import '../features/settings/SettingsList.css'
import { useState } from 'react'
import { PROFILE } from '../../domain/locales/en/account'
import type { Me } from '../../domain/people/people.schema'
import { useMe } from '../api/auth/session.queries'
import { AccountFacts } from '../features/account/profile/AccountFacts'
import { BotSetting } from '../features/account/profile/BotSetting'
import { EditProfile } from '../features/account/profile/EditProfile'
import { ProfileHeader } from '../features/account/profile/ProfileHeader'
import { StatGrid } from '../features/account/profile/StatGrid'
import { EmptyState } from '../parts/loading/EmptyState'
import { ViewLoading } from '../parts/loading/Loading'
import { promptSignIn } from '../state/sign-in'
import { Button } from '../ui/buttons/Button'

/** The viewer's own profile: identity, post counts and editing (S2.3-45, S2.3-46). */
export function ProfileScreen() {
  const me = useMe()
  if (me === undefined) return <ViewLoading />
  return me ? <OwnProfile key={me.id} me={me} /> : <SignedOut />
}

function OwnProfile({ me }: { me: Me }) {
  const [editing, setEditing] = useState<boolean | 'done'>(false)
  return (
    <div className="page">
      {editing === true ? (
        <>
          <header className="only-desk">
            <h1>{PROFILE.editing}</h1>
          </header>
          <EditProfile me={me} onDone={() => setEditing('done')} />
        </>
      ) : (
        <ProfileHeader me={me} focused={editing === 'done'} onEdit={() => setEditing(true)} />
      )}
      <StatGrid />
      <AccountFacts me={me} editing={editing === true} />
      <div className="settings-list">
        <BotSetting me={me} />
      </div>
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
