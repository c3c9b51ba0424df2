import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import X from 'lucide-react/icons/x'
import { PLAYER } from '../../../domain/locales/en/player'
import { formatDuration } from '../../../domain/time/duration'
import type { Playable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { KIND_UI } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { Avatar } from '../../parts/people/Avatar'
import { Button } from '../../ui/buttons/Button'
import { Menu } from '../../ui/overlays/Menu'

/** The queue, reorderable and clearable. Empty: renders nothing. */
export function QueueList({ items }: { items: readonly Playable[] }) {
  if (items.length === 0) return null
  return (
    <section>
      <div className="row -spread">
        <h3>{PLAYER.upNext}</h3>
        <Button tone="quiet" size="sm" onClick={player.clearQueue}>
          {PLAYER.clearQueue}
        </Button>
      </div>
      <ul className="queue">
        {items.map((item) => (
          <li key={item.id} className="row -m" data-kind={item.kind}>
            {item.post ? (
              <Avatar person={item.post.author} size="s" />
            ) : (
              <Bird name={KIND_UI[item.kind].bird} />
            )}
            <span className="fill">
              <span className="ellipsis" dir="auto">
                {item.title}
              </span>
              <small>
                <bdi>{item.author}</bdi> · {formatDuration(item.seconds)}
              </small>
            </span>
            <Menu small label={PLAYER.options(item.title)} items={listOptions(item)}>
              <GripVertical className="icon" />
            </Menu>
          </li>
        ))}
      </ul>
    </section>
  )
}

function listOptions({ id }: Playable) {
  return [
    { label: PLAYER.moveUp, icon: <ArrowUp className="icon" />, run: () => player.move(id, -1) },
    { label: PLAYER.moveDown, icon: <ArrowDown className="icon" />, run: () => player.move(id, 1) },
    { label: PLAYER.remove, icon: <X className="icon" />, run: () => player.remove(id) },
  ]
}
