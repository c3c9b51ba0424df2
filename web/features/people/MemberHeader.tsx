import '../../ui/fields/Chip.css'
import Ban from 'lucide-react/icons/ban'
import Pencil from 'lucide-react/icons/pencil'
import Rss from 'lucide-react/icons/rss'
import Share from 'lucide-react/icons/share'
import type { Kind } from '../../../domain/kinds'
import { BLOCKED_MEMBER, MEMBER, PERSON_ACTIONS } from '../../../domain/locales/en/people'
import { SUBSCRIBE } from '../../../domain/locales/en/syndication'
import type { Member } from '../../../domain/members/members.schema'
import { getMemberPagePath } from '../../../domain/share/share'
import { KIND_UI, KINDS_IN_ORDER, MESSAGE_KIND } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { FollowButton } from '../../parts/people/FollowButton'
import { usePersonMenuItems } from '../../parts/people/usePersonMenuItems'
import { ViewLink } from '../../parts/views/ViewLink'
import { openOverlay } from '../../state/overlays'
import { Button, getButtonClass } from '../../ui/buttons/Button'
import { ProfileHead } from './ProfileHead'

type Props = {
  member: Member
  /** The name in the address of the page. */
  name: string
  onShare: (link: string, title: string) => void
  /** Opens the conversation with them. */
  onMessage: () => void
}

/** The head of a member's page: who they are, Follow and Message. */
export function MemberHeader({ member, name, onShare, onMessage }: Props) {
  const { displayName, username, isMe, isMuted, isBlocked } = member
  const items = usePersonMenuItems({ person: member, hello: member.hello, isMuted, isBlocked })
  const share = {
    label: MEMBER.shareLabel(displayName),
    icon: <Share className="icon" />,
    run: () => onShare(`${location.origin}${getMemberPagePath(username)}`, displayName),
  }
  const subscribe = {
    label: SUBSCRIBE.action,
    icon: <Rss className="icon" />,
    run: () => openOverlay('subscribe', { target: { type: 'person', subject: username } }),
  }
  return (
    <ProfileHead
      person={member}
      hello={member.hello}
      isMe={isMe}
      followsViewer={member.followsViewer}
      menu={[share, subscribe, ...items]}
    >
      <div className="profile-actions wrap">
        {isMe ? (
          <ViewLink className={getButtonClass({ tone: 'line' })} view="profile">
            <Pencil className="icon" />
            {MEMBER.edit}
          </ViewLink>
        ) : isBlocked ? (
          <Button
            tone="primary"
            icon={<Ban className="icon" />}
            aria-label={PERSON_ACTIONS.unblock(displayName)}
            onClick={() => openOverlay('safety', { request: { what: 'unblock', person: member } })}
          >
            {BLOCKED_MEMBER.unblock}
          </Button>
        ) : (
          <FollowButton member={member} name={name} />
        )}
        {isMe || isBlocked ? null : (
          <Button
            tone="line"
            icon={<Bird name={KIND_UI[MESSAGE_KIND].bird} />}
            aria-label={MEMBER.messageLabel(displayName)}
            onClick={onMessage}
          >
            {MEMBER.message}
          </Button>
        )}
      </div>
      {isMe ? <p className="sub hint">{MEMBER.ownProfile}</p> : null}
    </ProfileHead>
  )
}

type FilterProps = { member: Member; kind: Kind | null; onKind: (kind: Kind | null) => void }

/** Narrows the list of a member's posts to one kind. */
export function KindFilter({ member, kind, onKind }: FilterProps) {
  const kinds = KINDS_IN_ORDER.filter((item) => (member.postCounts[item] ?? 0) > 0)
  if (kinds.length < 2 && !kind) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="chips -line" role="group" aria-label={MEMBER.filterLabel}>
      {[null, ...kinds].map((item) => (
        <button
          key={item}
          type="button"
          className="chip"
          data-kind={item ?? undefined}
          aria-pressed={item === kind}
          onClick={() => onKind(item)}
        >
          {item ? <Bird name={KIND_UI[item].bird} /> : null}
          {item ? KIND_UI[item].texts.plural : MEMBER.all}
        </button>
      ))}
    </div>
  )
}
