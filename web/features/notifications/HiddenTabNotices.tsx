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
 * Tells outside of the page what arrives, where this device wants it: the service worker does it where the browser has a push
 * service, else a page that is hidden. Shows nothing itself. Made anew for another person, who is told in place of the last.
 */
export function HiddenTabNotices() {
  const { on } = useNotifications()
  const [pushed, setPushed] = useAtom(pushedAtom)
  useEffect(() => {
    let isOver = false
    if (on) void subscribeHere().then((isDone) => isOver || setPushed(isDone))
    else void unsubscribeHere({ tell: true }).then(() => isOver || setPushed(undefined))
    return () => {
      isOver = true
    }
  }, [on, setPushed])
  useEffect(followNotices, [])
  return on && pushed === false ? <Telling /> : null
}

/** Goes where a notice leads that the service worker showed, and tells it so. */
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

/** Each once and in order, those that came while there was no connection too. */
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
