import Lock from 'lucide-react/icons/lock'
import Mic from 'lucide-react/icons/mic'
import { formatReplyRefusal } from '../../../domain/errors/reply-refusal'
import { REPLY } from '../../../domain/locales/en/posts'
import type { ReplyLock } from '../../../domain/posts/reply-policy'

type Props = {
  post: { id: string; replyCount: number; replyLock: ReplyLock | null }
  /** The title of the post in this place. */
  title: string
  /** Whether the reply panel is open. */
  open: boolean
  onClick: () => void
  /** The visible label. */
  label?: string
}

/**
 * Opens the replies to a post and the reply recorder; shows a lock with the reason where the viewer may not reply. The
 * accessible name starts with the visible label and ends with the title.
 */
export function ReplyButton({ post, title, open, onClick, label = REPLY.label }: Props) {
  const { id, replyCount, replyLock } = post
  const why = replyLock ? formatReplyRefusal(replyLock) : undefined
  return (
    <button type="button" data-reply={id} aria-expanded={open} title={why} onClick={onClick}>
      {why ? <Lock className="icon" /> : <Mic className="icon" />}
      <span>
        {label}
        <span className="visually-hidden">{REPLY.to(title, replyCount)}</span>
      </span>
      {replyCount > 0 ? (
        <>
          <span className="count">{replyCount}</span>
          <span className="visually-hidden">{REPLY.unit(replyCount)}</span>
        </>
      ) : null}
    </button>
  )
}
