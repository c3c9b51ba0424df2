import { useEffect, useRef } from 'react'
import { useReceivedInvitations } from '../../api/invitations.queries'
import { useUnreadCount } from '../../api/messages.queries'
import { LOOKS, MESSAGE_KIND } from '../../kinds'
import { useNotifications } from '../../state/notifications'
import { NOTIFICATIONS } from '../../words/notifications'
import { showNotice } from './show-notice'

/** Tells outside of the page what arrives while it is hidden: a message, an invitation. Shows nothing itself. */
export function HiddenTabNotices({ personId }: { personId: string }) {
  const { on } = useNotifications()
  return on ? <Telling personId={personId} /> : null
}

function Telling({ personId }: { personId: string }) {
  const unread = useUnreadCount(true)
  const { data: invitations } = useReceivedInvitations(personId)
  const known = useRef<{ unread?: number; invitations?: ReadonlySet<string> }>({})
  useEffect(() => {
    const { unread: before } = known.current
    known.current.unread = unread
    if (unread === undefined || before === undefined || unread <= before) return
    // A message waits until it is answered or put away (spec §9).
    showNotice({
      ...NOTIFICATIONS.message,
      tag: 'message',
      stays: true,
      view: LOOKS[MESSAGE_KIND].view,
    })
  }, [unread])
  useEffect(() => {
    if (!invitations) return
    const { invitations: before } = known.current
    known.current.invitations = new Set(invitations.map(({ id }) => id))
    for (const { id, inviter, post } of invitations)
      if (before && !before.has(id))
        showNotice({
          ...NOTIFICATIONS.invitation(inviter.displayName, post.title),
          tag: `invitation-${id}`,
          stays: false,
          view: 'home',
        })
  }, [invitations])
  return null
}
