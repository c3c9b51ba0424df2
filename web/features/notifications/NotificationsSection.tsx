import './NotificationsSection.css'
import { useAtomValue } from 'jotai'
import { Bell, BellOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { messageOf } from '../../../domain/errors'
import { MESSAGE_KIND } from '../../kinds'
import { type Allowed, askForNotifications, pushedAtom, useNotifications } from '../../state/notifications'
import { Switch } from '../../ui/Switch'
import { type ToastOptions, toast } from '../../ui/toast'
import { NOTIFICATIONS } from '../../words/notifications'
import { NotificationChoices } from './NotificationChoices'

const HINTS: Record<Allowed, 'hint' | 'blocked' | 'unsupported'> = {
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
  const takeBack = useRef<() => void>(undefined)
  const forbidden = allowed === 'denied' || allowed === 'unsupported'
  /** Replaces the previous message, which would contradict it. */
  function say(message: ToastOptions) {
    takeBack.current?.()
    takeBack.current = toast(message)
  }
  async function change(wanted: boolean) {
    if (!wanted) {
      want(false)
      return say({ text: NOTIFICATIONS.disabled })
    }
    setAsking(true)
    const answer = await askForNotifications()
    setAsking(false)
    want(answer === 'granted')
    if (answer === 'granted') say({ text: NOTIFICATIONS.enabled, tone: 'ok' })
    else if (answer === 'denied') say({ text: messageOf('notification.denied'), tone: 'bad' })
  }
  return (
    <section className="setgroup">
      <h2>{NOTIFICATIONS.heading}</h2>
      <div className="setlist">
        <div data-kind={MESSAGE_KIND}>
          {forbidden ? <BellOff className="i" /> : <Bell className="i" />}
          <div className="tx">
            <Switch checked={on} disabled={forbidden || asking} onChange={(wanted) => void change(wanted)}>
              <strong>{NOTIFICATIONS.title}</strong>
              <small>{on && pushed === false ? NOTIFICATIONS.openOnly : NOTIFICATIONS[HINTS[allowed]]}</small>
            </Switch>
          </div>
        </div>
        <NotificationChoices />
      </div>
    </section>
  )
}
