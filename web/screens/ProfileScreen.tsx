import '../ui/text/Page.css'
import Mic from 'lucide-react/icons/mic'
import Pencil from 'lucide-react/icons/pencil'
import Share from 'lucide-react/icons/share'
import { useEffect, useRef, useState } from 'react'
import { HELLO_MAX_SECONDS } from '../../domain/hellos/hellos.limits'
import type { Hello } from '../../domain/hellos/hellos.schema'
import { PROFILE } from '../../domain/locales/en/account'
import { HELLO, MEMBER } from '../../domain/locales/en/people'
import { RECORD } from '../../domain/locales/en/record'
import { formatEmail } from '../../domain/people/email'
import type { Me } from '../../domain/people/people.schema'
import { getMemberPagePath } from '../../domain/share/share'
import { formatDuration } from '../../domain/time/duration'
import { useMe } from '../api/auth/session.queries'
import { useMember } from '../api/people/members.queries'
import { HelloSettings } from '../features/account/hello/HelloSettings'
import { AccountFacts } from '../features/account/profile/AccountFacts'
import { EditProfile } from '../features/account/profile/EditProfile'
import { StatWire } from '../features/account/profile/StatWire'
import { ProfileHead } from '../features/people/ProfileHead'
import { Shelves } from '../features/people/Shelves'
import { EmptyState } from '../parts/loading/EmptyState'
import { ViewLoading } from '../parts/loading/Loading'
import { useShare } from '../parts/posts/useShare'
import { getPurpose } from '../recording/forms'
import { findHello } from '../recording/places'
import { openSavedDraft } from '../recording/session'
import { promptSignIn } from '../state/sign-in'
import { goTo, useView } from '../state/view'
import { Button } from '../ui/buttons/Button'
import { showToast } from '../ui/overlays/toast'
import { HelloRecorder } from './HelloRecorder'

/** The viewer's own profile: their page as others see it, with what only they may do (S2.3-45, S2.3-46). */
export function ProfileScreen() {
  const me = useMe()
  if (me === undefined) return <ViewLoading />
  return me ? <OwnProfile key={me.id} me={me} /> : <SignedOut />
}

function OwnProfile({ me }: { me: Me }) {
  const { params } = useView()
  const hello = useMember(me.username).data?.hello
  const [editing, setEditing] = useState<boolean | 'done'>(params.has('edit'))
  // A recording that waits is shown where it was made.
  const [isRecording, setIsRecording] = useState(() => findHello()?.draftId != null)
  useHelloDraft(params.get('draft'), () => {
    setEditing(false)
    setIsRecording(true)
  })
  function finish() {
    setEditing('done')
    // Removes the parameter, so that a reload does not open the form again.
    if (params.has('edit')) goTo('profile', {}, { replace: true })
  }
  if (editing !== true)
    return (
      <div className="profile stack">
        <OwnHead
          me={me}
          hello={hello}
          focused={editing === 'done'}
          isRecording={isRecording}
          onRecording={setIsRecording}
          onEdit={() => setEditing(true)}
        />
        <Shelves
          name={me.username}
          displayName={me.displayName}
          empty={<p className="facts row wrap hint">{MEMBER.emptyShelves}</p>}
        />
        <StatWire />
        <p className="facts row wrap hint">
          <bdi dir="ltr">{me.email === null ? me.phone : formatEmail(me.email)}</bdi>
          {me.fediverseAddress ? <bdi dir="ltr">{me.fediverseAddress}</bdi> : null}
          <span>{me.isPro ? PROFILE.plan.pro : PROFILE.plan.free}</span>
          <span>{PROFILE.memberSinceMonth(me.createdAt)}</span>
        </p>
      </div>
    )
  return (
    <div className="page stack">
      <header className="only-desk">
        <h1>{PROFILE.editing}</h1>
      </header>
      <EditProfile me={me} onDone={finish} />
      {hello ? <HelloSettings hello={hello} /> : null}
      <AccountFacts me={me} />
    </div>
  )
}

/** Opens the recording of a hello that the address names, and then calls back. */
function useHelloDraft(draftId: string | null, onOpened: () => void): void {
  const latest = useRef(onOpened)
  latest.current = onOpened
  useEffect(() => {
    if (draftId === null) return
    void openSavedDraft(draftId)
      .catch(() => null)
      .then((form) => {
        goTo('profile', {}, { replace: true })
        if (form && getPurpose(form) === 'hello') latest.current()
        else showToast({ text: RECORD.openFailed, tone: 'bad' })
      })
  }, [draftId])
}

type HeadProps = {
  me: Me
  hello: Hello | undefined
  focused: boolean
  isRecording: boolean
  onRecording: (isRecording: boolean) => void
  onEdit: () => void
}

function OwnHead({ me, hello, focused, isRecording, onRecording, onEdit }: HeadProps) {
  const { shareAt, shareDialog } = useShare()
  const share = {
    label: MEMBER.shareLabel(me.displayName),
    icon: <Share className="icon" />,
    run: () => shareAt(`${location.origin}${getMemberPagePath(me.username)}`, me.displayName),
  }
  return (
    <>
      <ProfileHead person={me} hello={hello} isMe menu={[share]}>
        {isRecording ? (
          <HelloRecorder ownerId={me.id} onClose={() => onRecording(false)} />
        ) : (
          <div className="profile-actions wrap">
            <Button tone="line" icon={<Pencil className="icon" />} autoFocus={focused} onClick={onEdit}>
              {PROFILE.edit}
            </Button>
            <Button tone="quiet" icon={<Mic className="icon" />} onClick={() => onRecording(true)}>
              {hello ? HELLO.again(formatDuration(HELLO_MAX_SECONDS)) : HELLO.record}
            </Button>
          </div>
        )}
      </ProfileHead>
      {shareDialog}
    </>
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
