import '../../ui/fields/Chip.css'
import '../../parts/people/IdCard.css'
import './MemberHeader.css'
import Ban from 'lucide-react/icons/ban'
import Ellipsis from 'lucide-react/icons/ellipsis'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Pencil from 'lucide-react/icons/pencil'
import Rss from 'lucide-react/icons/rss'
import Share from 'lucide-react/icons/share'
import VolumeOff from 'lucide-react/icons/volume-off'
import { type ReactNode, useState } from 'react'
import type { Kind } from '../../../domain/kinds'
import { BLOCKED_MEMBER, MEMBER, PERSON_ACTIONS } from '../../../domain/locales/en/people'
import { SUBSCRIBE } from '../../../domain/locales/en/syndication'
import type { Member } from '../../../domain/members/members.schema'
import { getMemberPagePath } from '../../../domain/share/share'
import { KIND_UI, KINDS_IN_ORDER } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { Avatar } from '../../parts/people/Avatar'
import { BotMark } from '../../parts/people/BotMark'
import { usePersonMenuItems } from '../../parts/people/usePersonMenuItems'
import { ViewLink } from '../../parts/views/ViewLink'
import { openOverlay } from '../../state/overlays'
import { Button, getButtonClass } from '../../ui/buttons/Button'
import { Menu } from '../../ui/overlays/Menu'
import { PageHeading } from '../../ui/text/PageHeading'
import { Pill } from '../../ui/text/Pill'
import { FollowButton } from './FollowButton'
import { PeopleDialog } from './PeopleDialog'

type Props = {
  member: Member
  /** The name in the address of the page. */
  name: string
  /** The number of public posts. */
  postCount: number
  kind: Kind | null
  onKind: (kind: Kind | null) => void
  onShare: (link: string, title: string) => void
  /** Opens the conversation with them. */
  onMessage: () => void
  /** Further actions for their posts. */
  children: ReactNode
}

/** The header of a member's page: identity, actions and kind filters. */
export function MemberHeader({ member, name, postCount, kind, onKind, onShare, onMessage, children }: Props) {
  const [people, setPeople] = useState<'followers' | 'following' | null>(null)
  const { displayName, username, followers, following, isMe, isPro, createdAt, isMuted, isBlocked } = member
  const items = usePersonMenuItems({ person: member, isMuted, isBlocked })
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
  const kinds = KINDS_IN_ORDER.filter((item) => !isBlocked && (member.postCounts[item] ?? 0) > 0)
  return (
    <div className="member-head">
      <section className="id-card">
        <Avatar person={member} size="xl" />
        <div>
          <PageHeading>
            <bdi>{displayName}</bdi> <BotMark person={member} />
          </PageHeading>
          <p className="sub">
            <bdi>@{username}</bdi>
          </p>
          <p className="facts">
            {isPro ? (
              <span data-kind="owlcast">
                <Pill tinted>{MEMBER.pro}</Pill>
              </span>
            ) : null}
            {isMuted ? (
              <Pill>
                <VolumeOff className="icon icon-small" aria-hidden="true" />
                {BLOCKED_MEMBER.muted}
              </Pill>
            ) : null}
            <span>{MEMBER.memberSince(createdAt)}</span>
          </p>
        </div>
        <div className="profile-actions">
          {isMe ? (
            <ViewLink className={getButtonClass({ tone: 'primary' })} view="profile">
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
              icon={<MessagesSquare className="icon" />}
              aria-label={MEMBER.messageLabel(displayName)}
              onClick={onMessage}
            >
              {MEMBER.message}
            </Button>
          )}
          {children}
          <Menu label={PERSON_ACTIONS.more(displayName)} items={[share, subscribe, ...items]}>
            <Ellipsis className="icon" />
          </Menu>
        </div>
      </section>
      {isMe ? <p className="dim">{MEMBER.ownProfile}</p> : null}
      {isBlocked ? null : (
        <div className="stat-row">
          <span>{MEMBER.postCount(postCount)}</span>
          <button type="button" onClick={() => setPeople('followers')}>
            {MEMBER.followerCount(followers)}
          </button>
          <button type="button" onClick={() => setPeople('following')}>
            {MEMBER.followingCount(following)}
          </button>
        </div>
      )}
      {kinds.length > 1 || kind ? (
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
      ) : null}
      {people ? <PeopleDialog name={username} which={people} onClose={() => setPeople(null)} /> : null}
    </div>
  )
}
