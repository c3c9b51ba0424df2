import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useUnreadNotifications } from '../../api/notifications/notifications.queries'
import { KIND_UI, KINDS_IN_ORDER, MESSAGE_KIND } from '../../kinds'
import { bellAtom, unreadAtom } from '../../parts/notifications/unread'

/** Messages are counted per message by the conversations, not per sender. */
const KINDS = KINDS_IN_ORDER.filter((kind) => kind !== MESSAGE_KIND)

/** Updates the unread counts of the bell and the menus. Renders nothing. */
export function BellWatch() {
  const unread = useUnreadNotifications(true)
  const setBell = useSetAtom(bellAtom)
  const setUnread = useSetAtom(unreadAtom)
  useEffect(() => {
    if (!unread) return
    const { total, byKind } = unread
    const placed = Object.values(byKind).reduce((sum, count) => sum + count, 0)
    const figures = KINDS.map((kind) => [KIND_UI[kind].view, byKind[kind] ?? 0] as const)
    setBell({ total, elsewhere: Math.max(0, total - placed) })
    setUnread((others) => ({ ...others, ...Object.fromEntries(figures) }))
    return () => {
      setBell({ total: 0, elsewhere: 0 })
      setUnread((others) => ({ ...others, ...Object.fromEntries(figures.map(([view]) => [view, 0])) }))
    }
  }, [unread, setBell, setUnread])
  return null
}
