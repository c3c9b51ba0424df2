import { Unlink } from 'lucide-react'
import { type ReplyLock, whoMayReply } from '../../../domain/replies-from'
import { Button } from '../../ui/Button'
import { REPLY_LOCK } from '../../words/replies-from'
import { standAlone } from './reply'

/** Offers to publish a reply as a post of its own when replies are restricted; `lock` adds the reason. */
export function StandAlone({ lock }: { lock: ReplyLock | null }) {
  return (
    <div className="notes">
      <p role="status">
        {lock ? `${whoMayReply(lock)} ` : null}
        {REPLY_LOCK.kept} {REPLY_LOCK.alone}
      </p>
      <Button tone="line" size="sm" icon={<Unlink className="i i-s" />} onClick={standAlone}>
        {REPLY_LOCK.standAlone}
      </Button>
    </div>
  )
}
