import Unlink from 'lucide-react/icons/unlink'
import { REPLY_LOCK } from '../../../domain/locales/en/posts'
import { formatReplyRefusal, type ReplyLock } from '../../../domain/posts/reply-policy'
import { detachReply } from '../../drafts/session/reply'
import { Button } from '../../ui/buttons/Button'
import './RecordNotes.css'

/** Offers to publish a reply as a post of its own when replies are restricted; `lock` adds the reason. */
export function PublishAlone({ lock }: { lock: ReplyLock | null }) {
  return (
    <div className="record-notes">
      <p role="status">
        {lock ? `${formatReplyRefusal(lock)} ` : null}
        {REPLY_LOCK.recordingSaved} {REPLY_LOCK.publishSeparatelyHint}
      </p>
      <Button tone="line" size="sm" icon={<Unlink className="icon icon-small" />} onClick={detachReply}>
        {REPLY_LOCK.detach}
      </Button>
    </div>
  )
}
