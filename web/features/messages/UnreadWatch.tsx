import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useInboxCounts } from '../../api/messages/messages.queries'
import { KIND_UI, MESSAGE_KIND } from '../../kinds'
import { requestCountAtom, unreadAtom } from '../../parts/notifications/unread'
import { useHeardMessages } from './thread/useHeardMessages'

/** Updates the unheard counts of messages and requests in the menus and the seen positions of conversations. Renders nothing. */
export function UnreadWatch({ meId }: { meId: string }) {
  const { unread: count, requests } = useInboxCounts(true) ?? { unread: 0, requests: 0 }
  const setUnread = useSetAtom(unreadAtom)
  const setRequestCount = useSetAtom(requestCountAtom)
  useHeardMessages(meId)
  useEffect(() => {
    const { view } = KIND_UI[MESSAGE_KIND]
    setUnread((unread) => ({ ...unread, [view]: count }))
    setRequestCount(requests)
    return () => {
      setUnread((unread) => ({ ...unread, [view]: 0 }))
      setRequestCount(0)
    }
  }, [count, requests, setUnread, setRequestCount])
  return null
}
