import { Mic } from 'lucide-react'
import { REPLY } from '../words/replies'

type Props = {
  post: { id: string; replyCount: number }
  /** What it is called here. */
  title: string
  /** Whether what it opens is open. */
  open: boolean
  onClick: () => void
  /** What answering is called here. */
  label?: string
}

/** Opens what answers a post, and the recorder for one more answer. What is seen of its name is also heard. */
export function ReplyButton({ post: { id, replyCount }, title, open, onClick, label = REPLY.short }: Props) {
  return (
    <button type="button" data-reply={id} aria-expanded={open} onClick={onClick}>
      <Mic className="i" />
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
