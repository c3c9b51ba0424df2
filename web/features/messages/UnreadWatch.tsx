import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useWaiting } from '../../api/messages.queries'
import { LOOKS, MESSAGE_KIND } from '../../kinds'
import { unreadAtom } from '../../state/unread'

/** Keeps the menus' count of unread messages, without requests; shows nothing itself. */
export function UnreadWatch() {
  const count = useWaiting(true)?.unread ?? 0
  const set = useSetAtom(unreadAtom)
  useEffect(() => {
    const { view } = LOOKS[MESSAGE_KIND]
    set((unread) => ({ ...unread, [view]: count }))
    return () => set((unread) => ({ ...unread, [view]: 0 }))
  }, [count, set])
  return null
}
