import { Unlink } from 'lucide-react'
import { type ReplyLock, whoMayReply } from '../../../domain/replies-from'
import { Button } from '../../ui/Button'
import { REPLY_LOCK } from '../../words/replies-from'
import { standAlone } from './reply'

/** What can be done with a recording whose thread is left to others by now; and why, where nothing else says it. */
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
