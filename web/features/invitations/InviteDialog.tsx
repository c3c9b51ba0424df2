import { getPostName } from '../../../domain/locales/en/kinds'
import { INVITATIONS } from '../../../domain/locales/en/people'
import type { Post } from '../../../domain/posts/posts.schema'
import { Dialog } from '../../ui/overlays/Dialog'
import { InviteForm } from './InviteForm'

/** The invitation form of a post (S2.3-26). */
export function InviteDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  return (
    <Dialog title={INVITATIONS.addTo(getPostName(post))} onClose={onClose}>
      <InviteForm post={post} onClose={onClose} />
    </Dialog>
  )
}
