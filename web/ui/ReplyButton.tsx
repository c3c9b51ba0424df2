import { Lock, Mic } from 'lucide-react'
import { type ReplyLock, whoMayReply } from '../../domain/replies-from'
import { REPLY } from '../words/replies'

type Props = {
  /** A list kept by an older version of the app knows of no locks. */
  post: { id: string; replyCount: number; replyLock?: ReplyLock | null }
  /** What it is called here. */
  title: string
  /** Whether what it opens is open. */
  open: boolean
  onClick: () => void
  /** What answering is called here. */
  label?: string
}

/**
 * Opens what answers a post, and the recorder for one more answer; where that is left to others, why it is. What is seen
 * of its name is also heard, and its title after it.
 */
export function ReplyButton({ post, title, open, onClick, label = REPLY.short }: Props) {
  const { id, replyCount, replyLock } = post
  const why = replyLock ? whoMayReply(replyLock) : undefined
  return (
    <button type="button" data-reply={id} aria-expanded={open} title={why} onClick={onClick}>
      {why ? <Lock className="i" /> : <Mic className="i" />}
      <span>
        {label}
        <span className="sr">{REPLY.to(title, replyCount)}</span>
      </span>
      {replyCount > 0 ? (
        <>
          <span className="n">{replyCount}</span>
          <span className="sr">{REPLY.unit(replyCount)}</span>
        </>
      ) : null}
    </button>
  )
}
