import Trash from 'lucide-react/icons/trash'
import { REPLIES } from '../../../domain/locales/en/posts'
import type { ReplyOutcome } from '../../../domain/posts/connections'
import type { Reply } from '../../../domain/posts/posts.schema'
import { useDeleteReply } from '../../api/replies.queries'
import { getErrorMessage } from '../../api/request-error'
import { player } from '../../audio/playback/player'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog'
import { showToast } from '../../ui/overlays/toast'

type Props = {
  reply: Reply
  parentId: string
  /** The expected outcome, shown in the question; the server decides. */
  expected: ReplyOutcome
  onClose: () => void
  onDeleted: () => void
}

/** Asks before deleting or detaching a reply, does it, and removes it from the player. */
export function DeleteReply({ reply, parentId, expected, onClose, onDeleted }: Props) {
  const deleting = useDeleteReply(parentId)
  const { heading, body, button } = REPLIES.remove[expected]
  // The reply may leave its list before the response, and callbacks of `mutate` would not run.
  async function confirm() {
    try {
      const { outcome } = await deleting.mutateAsync(reply.id)
      if (outcome === 'deleted') player.remove(reply.id)
      showToast({ text: REPLIES[outcome], tone: 'ok' })
      onClose()
      // Restores the focus: the reply is gone with the pressed button.
      setTimeout(onDeleted)
    } catch (error) {
      showToast({ text: getErrorMessage(error), tone: 'bad' })
      onClose()
    }
  }
  return (
    <ConfirmDialog
      title={heading}
      text={body}
      keep={REPLIES.cancel}
      confirm={button}
      icon={<Trash className="icon" />}
      busy={deleting.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
