import { useAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { quietUntil } from '../../../domain/quiet-hours'
import { useNotificationChoices } from '../../api/notification-choices.queries'
import { useNotificationList } from '../../api/notifications.queries'
import { pushedAtom, useNotifications } from '../../state/notifications'
import { goToHref } from '../../state/view'
import { subscribeHere, unsubscribeHere } from './push-device'
import { showNotice } from './show-notice'

/**
 * Shows notifications outside of the page if they are enabled on this device: the service worker does it where push is
 * available, otherwise the hidden page. Renders nothing. Remount it for another user, who replaces the previous one.
 */
export function HiddenTabNotices() {
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
  useEffect(followNotices, [])
  return on && pushed === false ? <Telling /> : null
}

/** Navigates when the service worker reports a clicked notification, and confirms it. */
function followNotices() {
  const end = new AbortController()
  function follow({ data, ports: [port] }: MessageEvent) {
    if (data?.type !== 'OPEN') return
    goToHref(String(data.href))
    port?.postMessage('opened')
  }
  navigator.serviceWorker?.addEventListener('message', follow, { signal: end.signal })
  return () => end.abort()
}

/** Shows each new notification once and in order, including those that arrived while offline. */
function Telling() {
  const newest = useNotificationList().data?.pages[0]
  const choices = useNotificationChoices().data
  const last = useRef<number>(undefined)
  useEffect(() => {
    if (!newest || !choices) return
    const { items, now } = newest
    const before = last.current ?? now
    last.current = Math.max(before, ...items.map(({ at }) => at))
    if (choices.quiet && quietUntil(choices.quiet, now) !== null) return
    const news = items.filter(({ at, read, reason }) => at > before && !read && choices.reasons[reason].push)
    for (const one of news.toReversed()) showNotice(one)
  }, [newest, choices])
  return null
}
