import Check from 'lucide-react/icons/check'
import UserPlus from 'lucide-react/icons/user-plus'
import { MEMBER } from '../../../domain/locales/en/people'
import type { Member } from '../../../domain/members/members.schema'
import { useMe } from '../../api/auth/session.queries'
import { useFollow } from '../../api/people/members.queries'
import { promptSignIn } from '../../state/sign-in'
import { Button } from '../../ui/buttons/Button'
import { showErrorToast } from '../loading/error-toast'

type Props = {
  member: Pick<Member, 'displayName' | 'isFollowed'>
  name: string
  /** A quiet one, where it is not the first action. */
  small?: boolean
}

/** Follows or unfollows a member. Signed-out viewers sign in first, then follow. */
export function FollowButton({ member, name, small = false }: Props) {
  const me = useMe()
  const following = useFollow(name)
  const { isFollowed, displayName } = member
  async function press() {
    if (!me && !(await promptSignIn(MEMBER.signInToFollow(displayName), { suggestsSignUp: true }))) return
    following.mutate(!isFollowed, {
      onError: showErrorToast,
    })
  }
  return (
    <Button
      tone={isFollowed || small ? 'line' : 'primary'}
      size={small ? 'sm' : undefined}
      icon={isFollowed ? <Check className="icon" /> : <UserPlus className="icon" />}
      aria-label={isFollowed ? MEMBER.followingLabel(displayName) : MEMBER.followLabel(displayName)}
      onClick={() => void press()}
    >
      {isFollowed ? MEMBER.followed : MEMBER.follow}
    </Button>
  )
}
