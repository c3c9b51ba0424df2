import Check from 'lucide-react/icons/check'
import UserPlus from 'lucide-react/icons/user-plus'
import { MEMBER } from '../../../domain/locales/en/people'
import type { Member } from '../../../domain/members/members.schema'
import { useMe } from '../../api/auth/session.queries'
import { useFollow } from '../../api/people/members.queries'
import { showErrorToast } from '../../parts/loading/error-toast'
import { promptSignIn } from '../../state/sign-in'
import { Button } from '../../ui/buttons/Button'

/** Follows or unfollows a member. Signed-out viewers sign in first, then follow. */
export function FollowButton({ member, name }: { member: Member; name: string }) {
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
      tone={isFollowed ? 'line' : 'primary'}
      icon={isFollowed ? <Check className="icon" /> : <UserPlus className="icon" />}
      aria-label={isFollowed ? MEMBER.followingLabel(displayName) : MEMBER.followLabel(displayName)}
      onClick={() => void press()}
    >
      {isFollowed ? MEMBER.followed : MEMBER.follow}
    </Button>
  )
}
