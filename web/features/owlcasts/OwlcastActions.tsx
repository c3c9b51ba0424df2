import ChevronUp from 'lucide-react/icons/chevron-up'
import Lock from 'lucide-react/icons/lock'
import Mic from 'lucide-react/icons/mic'
import Play from 'lucide-react/icons/play'
import Share from 'lucide-react/icons/share'
import { formatReplyRefusal } from '../../../domain/errors/reply-refusal'
import { getPostName } from '../../../domain/locales/en/kinds'
import { OWLCAST } from '../../../domain/locales/en/record'
import { POST } from '../../../domain/locales/en/shell'
import type { Post } from '../../../domain/posts/posts.schema'
import type { ThreadToggle } from '../../state/reply-panel'
import { Button } from '../../ui/buttons/Button'

type Props = {
  post: Post
  /** Whether its recordings are shown. */
  open: boolean
  onToggle: () => void
  onShare: () => void
  /** For collaborators. */
  onRecord: (() => void) | null
  /** For other users, if it accepts replies. */
  thread: ThreadToggle | null
}

/** The actions of an owlcast: play, record or reply, and share. */
export function OwlcastActions({ post, open, onToggle, onShare, onRecord, thread }: Props) {
  const { id, replyLock } = post
  const title = getPostName(post)
  return (
    <div className="owlcast-actions wrap">
      {open ? (
        <Button
          tone="kind"
          icon={<ChevronUp className="icon" />}
          aria-label={OWLCAST.hideLabel(title)}
          aria-expanded={true}
          onClick={onToggle}
        >
          {OWLCAST.hide}
        </Button>
      ) : (
        <Button
          tone="soft"
          icon={<Play className="icon i-play" />}
          aria-label={OWLCAST.playLabel(title)}
          aria-expanded={false}
          onClick={onToggle}
        >
          {OWLCAST.play}
        </Button>
      )}
      {onRecord ? (
        <Button
          tone="line"
          icon={<Mic className="icon" />}
          aria-label={OWLCAST.recordLabel(title)}
          onClick={onRecord}
        >
          {OWLCAST.record}
        </Button>
      ) : null}
      {thread ? (
        <Button
          tone="line"
          icon={replyLock ? <Lock className="icon" /> : <Mic className="icon" />}
          title={replyLock ? formatReplyRefusal(replyLock) : undefined}
          data-reply={id}
          aria-label={OWLCAST.replyLabel(title)}
          aria-expanded={thread.open}
          onClick={thread.toggle}
        >
          {OWLCAST.reply}
        </Button>
      ) : null}
      <Button
        tone="quiet"
        icon={<Share className="icon" />}
        aria-label={POST.shareLabel(POST.share, title)}
        onClick={onShare}
      >
        {POST.share}
      </Button>
    </div>
  )
}
