import type { ReceivedInvitation } from '../../../domain/invitations.schema'
import { sharePath } from '../../../domain/share'
import { textOf } from '../../api/failure'
import { leavePost } from '../../api/invitations'
import { useAnswer, useReceivedInvitations } from '../../api/invitations.queries'
import { keys } from '../../api/keys'
import { queryClient } from '../../api/query-client'
import { Avatar } from '../../ui/Avatar'
import { Button } from '../../ui/Button'
import { NoticeRow } from '../../ui/NoticeRow'
import { toast } from '../../ui/toast'
import { INVITATIONS } from '../../words/invitations'

/** What waits for one's answer, over every view; arrives and leaves by itself. Nothing while nothing waits. */
export function InvitationsNotice({ personId }: { personId: string }) {
  const { data = [] } = useReceivedInvitations(personId)
  return (
    <section aria-label={INVITATIONS.panel} aria-live="polite" hidden={data.length === 0}>
      <ul className="notices">
        {data.map((invitation) => (
          <Row key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

function Row({ invitation }: { invitation: ReceivedInvitation }) {
  const { id, post, inviter } = invitation
  const answering = useAnswer()
  const busyWith = answering.isPending ? answering.variables.answer : null
  function say(answer: 'accept' | 'decline') {
    if (busyWith) return
    // The row leaves with the answer, often before the answer is here: callbacks of `mutate` would leave with it.
    answering.mutateAsync({ id, answer }).then(
      () => (answer === 'accept' ? welcome(post) : toast({ text: INVITATIONS.declined })),
      (error) => toast({ text: textOf(error), tone: 'bad' }),
    )
  }
  return (
    <NoticeRow
      tinted
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
        onClick={() => say('decline')}
      >
        {INVITATIONS.decline}
      </Button>
      <Button
        tone="kind"
        size="sm"
        aria-label={INVITATIONS.acceptLabel(post.title)}
        busy={busyWith === 'accept'}
        onClick={() => say('accept')}
      >
        {INVITATIONS.accept}
      </Button>
    </NoticeRow>
  )
}

/** Says that it is so now, and offers the way back. */
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
