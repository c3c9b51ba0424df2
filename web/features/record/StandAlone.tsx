import { Unlink } from 'lucide-react'
import { Button } from '../../ui/Button'
import { REPLY_LOCK } from '../../words/replies-from'
import { standAlone } from './reply'

/** What can be done with a recording whose thread is left to others by now. */
export function StandAlone() {
  return (
    <div className="notes">
      <p>
        {REPLY_LOCK.kept} {REPLY_LOCK.alone}
      </p>
      <Button tone="line" size="sm" icon={<Unlink className="i i-s" />} onClick={standAlone}>
        {REPLY_LOCK.standAlone}
      </Button>
    </div>
  )
}
