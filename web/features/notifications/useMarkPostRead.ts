import { useEffect, useEffectEvent } from 'react'
import { useMe } from '../../api/auth/session.queries'
import { useReadNotifications, useUnreadNotifications } from '../../api/notifications/notifications.queries'
import { usePageVisible } from '../../hooks/usePageVisible'

/** Marks the notifications of a post as read while it is shown. Sends no request while nothing is unread. */
export function useMarkPostRead(postId: string | null): void {
  const me = useMe()
  const total = useUnreadNotifications(Boolean(me))?.total ?? 0
  const isVisible = usePageVisible()
  const { mutate } = useReadNotifications()
  const read = useEffectEvent((post: string) => mutate({ post }))
  useEffect(() => {
    if (postId !== null && isVisible && total > 0) read(postId)
  }, [postId, isVisible, total])
}
