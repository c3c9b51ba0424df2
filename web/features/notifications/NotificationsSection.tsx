import './NotificationsSection.css'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { NOTIFICATIONS } from '../../../domain/locales/en/people'
import { MESSAGE_KIND } from '../../kinds'
import { SwitchRow } from '../../ui/lists/SwitchRow'
import { showToast, type ToastOptions } from '../../ui/overlays/toast'
import { NotificationSettingRows } from './NotificationSettingRows'
import {
  type PermissionState,
  pushedAtom,
  requestNotificationPermission,
  useNotifications,
} from './notification-permission'

const HINTS: Record<PermissionState, 'hint' | 'blocked' | 'unsupported'> = {
  default: 'hint',
  granted: 'hint',
  denied: 'blocked',
  unsupported: 'unsupported',
}

/**
 * The switch for browser notifications, disabled when the browser blocks them, and below it the notification
 * preferences.
 */
export function NotificationsSection() {
  const { allowed, on, want } = useNotifications()
  const pushed = useAtomValue(pushedAtom)
  const [asking, setAsking] = useState(false)
  const dismissLast = useRef<() => void>(undefined)
  const isBlocked = allowed === 'denied' || allowed === 'unsupported'
  /** Replaces the previous message, which would contradict it. */
  function showMessage(message: ToastOptions) {
    dismissLast.current?.()
    dismissLast.current = showToast(message)
  }
  async function change(enabled: boolean) {
    if (!enabled) {
      want(false)
      return showMessage({ text: NOTIFICATIONS.disabled })
    }
    setAsking(true)
    const answer = await requestNotificationPermission()
    setAsking(false)
    want(answer === 'granted')
    if (answer === 'granted') showMessage({ text: NOTIFICATIONS.enabled, tone: 'ok' })
    else if (answer === 'denied')
      showMessage({ text: formatErrorMessage('notification.denied'), tone: 'bad' })
  }
  return (
    <section className="setgroup stack">
      <div className="settings-list">
        <SwitchRow
          data-kind={MESSAGE_KIND}
          title={NOTIFICATIONS.title}
          hint={on && pushed === false ? NOTIFICATIONS.openOnly : NOTIFICATIONS[HINTS[allowed]]}
          checked={on}
          disabled={isBlocked || asking}
          onChange={(enabled) => void change(enabled)}
        />
        <NotificationSettingRows />
      </div>
    </section>
  )
}
