import VolumeOff from 'lucide-react/icons/volume-off'
import { useState } from 'react'
import { BLOCKED_MEMBER, MEMBER } from '../../../domain/locales/en/people'
import type { Member } from '../../../domain/members/members.schema'
import { Pill } from '../../ui/text/Pill'
import { PeopleDialog } from './PeopleDialog'

/** What else is known of a member, in one line: plan, since when, posts, followers. */
export function MemberFacts({ member, postCount }: { member: Member; postCount: number }) {
  const [people, setPeople] = useState<'followers' | 'following' | null>(null)
  const { username, isPro, isMuted, createdAt, followers, following } = member
  return (
    <div className="facts row wrap hint">
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
      <span>{MEMBER.postCount(postCount)}</span>
      <button type="button" onClick={() => setPeople('followers')}>
        {MEMBER.followerCount(followers)}
      </button>
      <button type="button" onClick={() => setPeople('following')}>
        {MEMBER.followingCount(following)}
      </button>
      {people ? <PeopleDialog name={username} which={people} onClose={() => setPeople(null)} /> : null}
    </div>
  )
}
