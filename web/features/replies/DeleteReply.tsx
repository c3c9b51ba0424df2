import Trash from 'lucide-react/icons/trash'
import { Suspense } from 'react'
import { REPLIES } from '../../../domain/locales/en/posts'
import type { Reasons } from '../../../domain/moderation/moderation.schema'
import type { ReplyOutcome } from '../../../domain/posts/connections'
import type { Reply } from '../../../domain/posts/posts.schema'
import { useDeleteReply } from '../../api/posts/replies.queries'
import { player } from '../../audio/playback/player'
import { showErrorToast } from '../../parts/loading/error-toast'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog'
import { showToast } from '../../ui/overlays/toast'
import { lazyPart } from '../../ui/states/lazy-part'

const DecisionDialog = lazyPart(() => import('../../parts/moderation/DecisionDialog'), 'DecisionDialog')

type Props = {
  reply: Reply
  parentId: string
  /** The expected outcome, shown in the question; the server decides. */
  expected: ReplyOutcome
  /** As a moderator, with reasons for the author. */
  isModerating: boolean
  onClose: () => void
  onDeleted: () => void
}

/** Asks before deleting or detaching a reply, does it, and removes it from the player. */
export function DeleteReply({ reply, parentId, expected, isModerating, onClose, onDeleted }: Props) {
  const deleting = useDeleteReply(parentId)
  const { heading, body, button } = REPLIES.remove[expected]
  // The reply may leave its list before the response, and callbacks of `mutate` would not run.
  async function remove(reasons?: Reasons) {
    const { outcome } = await deleting.mutateAsync({ replyId: reply.id, ...(reasons ? { reasons } : {}) })
    if (outcome === 'deleted') player.remove(reply.id)
    showToast({ text: REPLIES[outcome], tone: 'ok' })
    // Restores the focus: the reply is gone with the pressed button.
    setTimeout(onDeleted)
  }
  async function confirm() {
    try {
      await remove()
      onClose()
    } catch (error) {
      showErrorToast(error)
      onClose()
    }
  }
  if (isModerating && expected === 'deleted')
    return (
      <Suspense fallback={null}>
        <DecisionDialog title={heading} action="hide" confirm={button} decide={remove} onClose={onClose} />
      </Suspense>
    )
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
