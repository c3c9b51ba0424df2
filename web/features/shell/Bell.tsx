import BellIcon from 'lucide-react/icons/bell'
import { SHELL } from '../../../domain/locales/en/shell'
import { useBell } from '../../parts/notifications/unread'
import { openOverlay } from '../../state/overlays'
import { IconButton } from '../../ui/buttons/IconButton'
import { Badge } from '../../ui/text/Badge'

/** The bell in the top bar, with a dot for unread notifications. */
export function Bell() {
  const count = useBell()
  return (
    <IconButton
      className="bell"
      label={SHELL.bell(count)}
      dot={count > 0}
      aria-haspopup="dialog"
      onClick={() => openOverlay('notifications')}
    >
      <BellIcon className="icon" />
    </IconButton>
  )
}

/** The bell as an item of the rail, with a count. */
export function BellMenuItem() {
  const count = useBell()
  return (
    <button type="button" className="nav" aria-haspopup="dialog" onClick={() => openOverlay('notifications')}>
      <BellIcon className="icon" />
      <span className="label">{SHELL.notifications}</span>
      <Badge count={count} tone="record" />
    </button>
  )
}
