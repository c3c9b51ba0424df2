import './invitations.css'
import type { Invitation } from '../../../domain/invitations/invitations.schema'
import { INVITATION_STATE_WORDS, INVITATIONS } from '../../../domain/locales/en/people'
import { UI } from '../../../domain/locales/en/shell'
import type { Post } from '../../../domain/posts/posts.schema'
import { useRevoke, useSentInvitations } from '../../api/invitations/invitations.queries'
import { getErrorMessage } from '../../api/request-error'
import { showErrorToast } from '../../parts/loading/error-toast'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { Button } from '../../ui/buttons/Button'
import { Dialog } from '../../ui/overlays/Dialog'
import { showToast } from '../../ui/overlays/toast'

/** All invitations of the viewer's own post with their status, and buttons to revoke them. */
export function InvitationsDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const sent = useSentInvitations(post.id)
  return (
    <Dialog title={INVITATIONS.listTitle} onClose={onClose}>
      {sent.isPending ? (
        <Skeleton label={UI.loading}>
          <SkeletonBlock />
        </Skeleton>
      ) : null}
      {sent.isError ? (
        <div className="invitations-error stack -m -start" role="alert">
          <p>{`${INVITATIONS.listFailed} ${getErrorMessage(sent.error)}`}</p>
          <Button tone="line" busy={sent.isFetching} onClick={() => sent.refetch()}>
            {UI.retry}
          </Button>
        </div>
      ) : null}
      {sent.data?.length === 0 ? <p className="dim">{INVITATIONS.listEmpty}</p> : null}
      {sent.data && sent.data.length > 0 ? (
        <ul className="invited divided">
          {sent.data.map((invitation) => (
            <InvitedRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      ) : null}
    </Dialog>
  )
}

function InvitedRow({ invitation }: { invitation: Invitation }) {
  const { to, state, isEmailRefused } = invitation
  const revoking = useRevoke()
  const isAccepted = state === 'accepted'
  function revoke() {
    revoking.mutate(invitation, {
      onSuccess: () =>
        showToast({ text: isAccepted ? INVITATIONS.removed(to) : INVITATIONS.revoked(to), tone: 'ok' }),
      onError: showErrorToast,
    })
  }
  return (
    <li className="row -m">
      <span className="text-block">
        <strong>
          <bdi>{to}</bdi>
        </strong>
        <small>{INVITATION_STATE_WORDS[state]}</small>
        {isEmailRefused && state === 'pending' ? <small>{INVITATIONS.emailRefused}</small> : null}
      </span>
      {isAccepted || state === 'pending' ? (
        <Button
          tone="line"
          size="sm"
          busy={revoking.isPending}
          aria-label={isAccepted ? INVITATIONS.removeLabel(to) : INVITATIONS.revokeLabel(to)}
          onClick={revoke}
        >
          {isAccepted ? INVITATIONS.remove : INVITATIONS.revoke}
        </Button>
      ) : null}
    </li>
  )
}
