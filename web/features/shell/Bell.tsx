import BellIcon from 'lucide-react/icons/bell'
import { SHELL } from '../../../domain/locales/en/shell'
import { useHasNotifications } from '../../parts/notifications/unread'
import { openOverlay } from '../../state/overlays'
import { IconButton } from '../../ui/buttons/IconButton'
import { NewDot } from '../../ui/text/NewDot'

/** The bell in the top bar, with a dot for unread notifications. */
export function Bell() {
  const hasNew = useHasNotifications()
  return (
    <IconButton
      className="bell"
      label={SHELL.bell(hasNew)}
      aria-haspopup="dialog"
      onClick={() => openOverlay('notifications')}
    >
      <BellIcon className="icon" />
      {hasNew ? <NewDot /> : null}
    </IconButton>
  )
}

/** The bell as an item of the rail. */
export function BellMenuItem() {
  const hasNew = useHasNotifications()
  return (
    <button
      type="button"
      className="nav row"
      aria-haspopup="dialog"
      onClick={() => openOverlay('notifications')}
    >
      <BellIcon className="icon" />
      <span className="label">{SHELL.notifications}</span>
      {hasNew ? <NewDot /> : null}
    </button>
  )
}
