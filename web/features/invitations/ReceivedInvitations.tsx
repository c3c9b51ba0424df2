import type { ReceivedInvitation } from '../../../domain/invitations/invitations.schema'
import { INVITATIONS } from '../../../domain/locales/en/people'
import { getSharePath } from '../../../domain/share/share'
import { leavePost } from '../../api/invitations/invitations'
import { useRespondToInvitation } from '../../api/invitations/invitations.queries'
import { keys } from '../../api/keys'
import { queryClient } from '../../api/query-client'
import { showErrorToast } from '../../parts/loading/error-toast'
import { Avatar } from '../../parts/people/Avatar'
import { Button } from '../../ui/buttons/Button'
import { NoticeRow } from '../../ui/lists/NoticeRow'
import { Dialog } from '../../ui/overlays/Dialog'
import { showToast } from '../../ui/overlays/toast'

type Props = { items: readonly ReceivedInvitation[]; onClose: () => void }

/** All pending invitations of the viewer, each with accept and decline. */
export function ReceivedInvitations({ items, onClose }: Props) {
  return (
    <Dialog title={INVITATIONS.heading} onClose={onClose}>
      <ul className="notices stack -s -dialog">
        {items.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Dialog>
  )
}

function InvitationRow({ invitation }: { invitation: ReceivedInvitation }) {
  const { id, post, inviter } = invitation
  const mutation = useRespondToInvitation()
  const busyWith = mutation.isPending ? mutation.variables.answer : null
  function send(answer: 'accept' | 'decline') {
    if (busyWith) return
    // The answer removes the row, often before the response: callbacks of `mutate` would not run.
    mutation
      .mutateAsync({ id, answer })
      .then(
        () => (answer === 'accept' ? showAccepted(post) : showToast({ text: INVITATIONS.declined })),
        showErrorToast,
      )
  }
  return (
    <NoticeRow
      dataKind={post.kind}
      mark={<Avatar person={inviter} size="s" />}
      heading={INVITATIONS.invitedBy(inviter.displayName)}
      about={
        <a href={getSharePath(post.kind, post.id)}>{INVITATIONS.postBy(post.title, inviter.username)}</a>
      }
    >
      <Button
        tone="quiet"
        size="sm"
        aria-label={INVITATIONS.declineLabel(post.title)}
        busy={busyWith === 'decline'}
        onClick={() => send('decline')}
      >
        {INVITATIONS.decline}
      </Button>
      <Button
        tone="kind"
        size="sm"
        aria-label={INVITATIONS.acceptLabel(post.title)}
        busy={busyWith === 'accept'}
        onClick={() => send('accept')}
      >
        {INVITATIONS.accept}
      </Button>
    </NoticeRow>
  )
}

/** Confirms the acceptance and offers to undo it. */
function showAccepted({ id, title }: ReceivedInvitation['post']) {
  const undo = () =>
    leavePost(id).then(() => {
      showToast({ text: INVITATIONS.collaborationEnded(title) })
      void queryClient.invalidateQueries({ queryKey: keys.posts })
    }, showErrorToast)
  showToast({ text: INVITATIONS.accepted(title), tone: 'ok', action: { label: INVITATIONS.undo, run: undo } })
}
