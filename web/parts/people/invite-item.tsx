import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { INVITATIONS } from '../../../domain/locales/en/people'
import type { Post } from '../../../domain/posts/posts.schema'
import { openOverlay } from '../../state/overlays'
import type { MenuItem } from '../../ui/overlays/Menu'

/** The menu item of an author to invite collaborators to a post (S2.3-26). */
export function createInviteItem(post: Post): MenuItem {
  return {
    label: INVITATIONS.add,
    icon: <UserRoundPlus className="icon" />,
    run: () => openOverlay('invite', { post }),
  }
}
