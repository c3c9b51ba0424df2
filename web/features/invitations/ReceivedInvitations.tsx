import type { ReceivedInvitation } from '../../../domain/invitations.schema'
import { sharePath } from '../../../domain/share'
import { textOf } from '../../api/failure'
import { leavePost } from '../../api/invitations'
import { useAnswer } from '../../api/invitations.queries'
import { keys } from '../../api/keys'
import { queryClient } from '../../api/query-client'
import { Avatar } from '../../ui/Avatar'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { NoticeRow } from '../../ui/NoticeRow'
import { toast } from '../../ui/toast'
import { INVITATIONS } from '../../words/invitations'

type Props = { items: readonly ReceivedInvitation[]; onClose: () => void }

/** All pending invitations of the viewer, each with accept and decline. */
export function ReceivedInvitations({ items, onClose }: Props) {
  return (
    <Dialog title={INVITATIONS.panel} onClose={onClose}>
      <ul className="notices -dialog">
        {items.map((invitation) => (
          <Row key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Dialog>
  )
}

function Row({ invitation }: { invitation: ReceivedInvitation }) {
  const { id, post, inviter } = invitation
  const answering = useAnswer()
  const busyWith = answering.isPending ? answering.variables.answer : null
  function send(answer: 'accept' | 'decline') {
    if (busyWith) return
    // The answer removes the row, often before the response: callbacks of `mutate` would not run.
    answering.mutateAsync({ id, answer }).then(
      () => (answer === 'accept' ? welcome(post) : toast({ text: INVITATIONS.declined })),
      (error) => toast({ text: textOf(error), tone: 'bad' }),
    )
  }
  return (
    <NoticeRow
      dataKind={post.kind}
      mark={<Avatar person={inviter} size="s" />}
      heading={INVITATIONS.invites(inviter.displayName)}
      about={<a href={sharePath(post.kind, post.id)}>{INVITATIONS.on(post.title, inviter.username)}</a>}
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
function welcome({ id, title }: ReceivedInvitation['post']) {
  const undo = () =>
    leavePost(id).then(
      () => {
        toast({ text: INVITATIONS.left(title) })
        void queryClient.invalidateQueries({ queryKey: keys.posts })
      },
      (error: unknown) => void toast({ text: textOf(error), tone: 'bad' }),
    )
  toast({ text: INVITATIONS.accepted(title), tone: 'ok', action: { label: INVITATIONS.undo, run: undo } })
}
