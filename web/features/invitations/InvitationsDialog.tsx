import './InvitationsDialog.css'
import type { Invitation } from '../../../domain/invitations.schema'
import type { Post } from '../../../domain/posts.schema'
import { textOf } from '../../api/failure'
import { useRevoke, useSentInvitations } from '../../api/invitations.queries'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Bone, Skeleton } from '../../ui/Skeleton'
import { toast } from '../../ui/toast'
import { INVITATION_STATE_WORDS, INVITATIONS } from '../../words/invitations'
import { UI } from '../../words/ui'

/** All invitations of the viewer's own post with their status, and buttons to revoke them. */
export function InvitationsDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const sent = useSentInvitations(post.id)
  return (
    <Dialog title={INVITATIONS.listTitle} onClose={onClose}>
      {sent.isPending ? (
        <Skeleton label={UI.loading}>
          <Bone />
        </Skeleton>
      ) : null}
      {sent.isError ? (
        <div className="invited-trouble" role="alert">
          <p>{`${INVITATIONS.listFailed} ${textOf(sent.error)}`}</p>
          <Button tone="line" busy={sent.isFetching} onClick={() => sent.refetch()}>
            {UI.retry}
          </Button>
        </div>
      ) : null}
      {sent.data?.length === 0 ? <p className="dim">{INVITATIONS.listEmpty}</p> : null}
      {sent.data && sent.data.length > 0 ? (
        <ul className="invited">
          {sent.data.map((invitation) => (
            <InvitedRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      ) : null}
    </Dialog>
  )
}

function InvitedRow({ invitation }: { invitation: Invitation }) {
  const { to, state } = invitation
  const revoking = useRevoke()
  const works = state === 'accepted'
  function revoke() {
    revoking.mutate(invitation, {
      onSuccess: () => toast({ text: works ? INVITATIONS.removed(to) : INVITATIONS.revoked(to), tone: 'ok' }),
      onError: (error) => toast({ text: textOf(error), tone: 'bad' }),
    })
  }
  return (
    <li>
      <span className="about">
        <strong>
          <bdi>{to}</bdi>
        </strong>
        <small>{INVITATION_STATE_WORDS[state]}</small>
      </span>
      {works || state === 'pending' ? (
        <Button
          tone="line"
          size="sm"
          busy={revoking.isPending}
          aria-label={works ? INVITATIONS.removeLabel(to) : INVITATIONS.revokeLabel(to)}
          onClick={revoke}
        >
          {works ? INVITATIONS.remove : INVITATIONS.revoke}
        </Button>
      ) : null}
    </li>
  )
}
