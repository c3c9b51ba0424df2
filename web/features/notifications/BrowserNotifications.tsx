import { useQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { findQuietEnd } from '../../../domain/notifications/quiet-hours'
import { NOTIFICATION_CHOICES } from '../../api/notifications/notification-settings.queries'
import { useNotificationList } from '../../api/notifications/notifications.queries'
import { goToHref } from '../../state/view'
import { pushedAtom, useNotifications } from './notification-permission'
import { subscribeHere, unsubscribeHere } from './push-device'
import { showNotification } from './show-notification'

/**
 * Shows notifications outside of the page if they are enabled on this device: the service worker does it where push is
 * available, otherwise the hidden page. Renders nothing. Remount it for another user, who replaces the previous one.
 */
export function BrowserNotifications() {
  const { on } = useNotifications()
  const [pushed, setPushed] = useAtom(pushedAtom)
  useEffect(() => {
    let isOver = false
    if (on) void subscribeHere().then((isDone) => isOver || setPushed(isDone))
    else void unsubscribeHere({ notifyServer: true }).then(() => isOver || setPushed(undefined))
    return () => {
      isOver = true
    }
  }, [on, setPushed])
  useEffect(handleNotificationClicks, [])
  return on && pushed === false ? <HiddenPageNotifications /> : null
}

/** Navigates when the service worker reports a clicked notification, and confirms it. */
function handleNotificationClicks() {
  const end = new AbortController()
  function handleMessage({ data, ports: [port] }: MessageEvent) {
    if (data?.type !== 'OPEN') return
    goToHref(String(data.href))
    port?.postMessage('opened')
  }
  navigator.serviceWorker?.addEventListener('message', handleMessage, { signal: end.signal })
  return () => end.abort()
}

/** Shows each new notification once and in order, including those that arrived while offline. */
function HiddenPageNotifications() {
  const newest = useNotificationList().data?.pages[0]
  const choices = useQuery(NOTIFICATION_CHOICES).data
  const last = useRef<number>(undefined)
  useEffect(() => {
    if (!newest || !choices) return
    const { items, now } = newest
    const lastSeen = last.current ?? now
    last.current = Math.max(lastSeen, ...items.map(({ at }) => at))
    if (choices.quiet && findQuietEnd(choices.quiet, now) !== null) return
    const unseen = items.filter(
      ({ at, isRead, reason }) => at > lastSeen && !isRead && choices.reasons[reason].push,
    )
    for (const item of unseen.toReversed()) void showNotification(item)
  }, [newest, choices])
  return null
}
