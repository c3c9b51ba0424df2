import { useState } from 'react'
import type { Author } from '../../../domain/people/author.schema'
import { useMe } from '../../api/auth/session.queries'
import { useMember } from '../../api/people/members.queries'
import { FollowButton } from '../../parts/people/FollowButton'

/** Offers to follow the author of what plays, unless the viewer does already. It stays once pressed, to undo that. */
export function FollowSpeaker({ author }: { author: Author }) {
  const me = useMe()
  const { data: member } = useMember(author.username)
  const [isOffered, setOffered] = useState(false)
  const isNew = member !== undefined && !member.isMe && !member.isFollowed && !member.isBlocked
  if (isNew && !isOffered) setOffered(true)
  if (!member || me === undefined || !(isNew || isOffered)) return null
  return <FollowButton small member={member} name={author.username} />
}
