import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useInboxCounts } from '../../api/messages/messages.queries'
import { KIND_UI, MESSAGE_KIND } from '../../kinds'
import { hasRequestsAtom, unreadAtom } from '../../parts/notifications/unread'
import { useHeardMessages } from './thread/useHeardMessages'

/** Updates the unheard counts of messages and requests in the menus and the seen positions of conversations. Renders nothing. */
export function UnreadWatch({ meId }: { meId: string }) {
  const { unread: count, requests } = useInboxCounts(true) ?? { unread: 0, requests: 0 }
  const setUnread = useSetAtom(unreadAtom)
  const setHasRequests = useSetAtom(hasRequestsAtom)
  useHeardMessages(meId)
  useEffect(() => {
    const { view } = KIND_UI[MESSAGE_KIND]
    setUnread((unread) => ({ ...unread, [view]: count }))
    setHasRequests(requests > 0)
    return () => {
      setUnread((unread) => ({ ...unread, [view]: 0 }))
      setHasRequests(false)
    }
  }, [count, requests, setUnread, setHasRequests])
  return null
}
