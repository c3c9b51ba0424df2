import './NotificationsPanel.css'
import { useSetAtom } from 'jotai'
import ChevronRight from 'lucide-react/icons/chevron-right'
import MailOpen from 'lucide-react/icons/mail-open'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { INVITATIONS, NOTICES } from '../../../domain/locales/en/people'
import { UI } from '../../../domain/locales/en/shell'
import { useMe } from '../../api/auth/session.queries'
import { useReceivedInvitations } from '../../api/invitations/invitations.queries'
import {
  restoreNotification,
  useDeleteNotification,
  useNotificationList,
  useReadNotifications,
} from '../../api/notifications/notifications.queries'
import { useOnline } from '../../hooks/useOnline'
import { EmptyState } from '../../parts/loading/EmptyState'
import { showErrorToast } from '../../parts/loading/error-toast'
import { ListState } from '../../parts/loading/ListState'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { invitationsOpenAtom } from '../../state/invitations'
import { Button } from '../../ui/buttons/Button'
import { IconButton } from '../../ui/buttons/IconButton'
import { MoreButton } from '../../ui/buttons/MoreButton'
import { useHeldItems } from '../../ui/lists/useHeldItems'
import { useUniqueItems } from '../../ui/lists/useUniqueItems'
import { useModal } from '../../ui/overlays/Dialog'
import { showToast } from '../../ui/overlays/toast'
import { NotificationRow } from './NotificationRow'

/** The user's notifications, newest first: beside the navigation rail, or as a sheet on phones. Updates live. */
export function NotificationsPanel({ onClose }: { onClose: () => void }) {
  const ref = useModal()
  const heading = useRef<HTMLHeadingElement>(null)
  /** The last deletion, with the function that dismisses its toast. */
  const last = useRef<{ dismissToast?: () => void }>(undefined)
  /** The id of the notification that is being restored. */
  const [restoringId, setRestoringId] = useState<string | null>(null)
  const list = useNotificationList()
  const reading = useReadNotifications()
  const deleting = useDeleteNotification()
  const invitations = useReceivedInvitations(useMe()?.id ?? null).data?.length ?? 0
  const openInvitations = useSetAtom(invitationsOpenAtom)
  const online = useOnline()
  const items = useHeldItems(useUniqueItems(list.data?.pages), {
    attribute: 'data-notice',
    getId: (item) => item.id,
    getTime: (item) => item.at,
    hasMore: list.hasNextPage,
  })
  /** Moves the focus to the next row, else the previous one, else the heading of the empty list. */
  function remove(id: string) {
    const rows = [...(ref.current?.querySelectorAll('li') ?? [])]
    const at = items.findIndex((item) => item.id === id)
    const next = rows[at + 1] ?? rows[at - 1]
    // Only the last deletion can be undone, and only after the server confirmed it.
    last.current?.dismissToast?.()
    const deletion: { dismissToast?: () => void } = {}
    last.current = deletion
    // A promise instead of a callback: the toast appears even if the panel was closed.
    deleting
      .mutateAsync(id)
      .then(() => {
        if (last.current === deletion)
          deletion.dismissToast = showToast({
            text: NOTICES.deleted,
            tone: 'ok',
            action: { label: NOTICES.undo, run: () => restore(id) },
          })
      })
      .catch(showErrorToast)
    ;(next?.querySelector('button') ?? heading.current)?.focus()
  }
  /** The pressed button is removed with its toast: the heading holds the focus until the row is back. */
  function restore(id: string) {
    heading.current?.focus()
    setRestoringId(id)
    restoreNotification(id).catch(showErrorToast)
  }
  useEffect(() => {
    const row = restoringId && ref.current?.querySelector(`[data-notice="${CSS.escape(restoringId)}"]`)
    if (!row) return
    setRestoringId(null)
    if (document.activeElement === heading.current) row.querySelector('button')?.focus()
  })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop closes it; the keyboard has Escape
    <dialog
      ref={ref}
      className="notes popover"
      aria-label={NOTICES.heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className="notifications-head row wrap -xs">
        <h2 ref={heading} tabIndex={-1} data-autofocus>
          {NOTICES.heading}
        </h2>
        {items.some(({ isRead }) => !isRead) ? (
          <Button
            tone="quiet"
            size="sm"
            onClick={() => {
              reading.mutate({ all: true }, { onError: showErrorToast })
              // The button is removed after it succeeded.
              heading.current?.focus()
            }}
          >
            {NOTICES.markAllRead}
          </Button>
        ) : null}
        <IconButton small label={UI.close} onClick={onClose}>
          <X className="icon" />
        </IconButton>
      </div>
      <p className="visually-hidden" role="status">
        {reading.isSuccess && 'all' in reading.variables ? NOTICES.markedAllRead : ''}
      </p>
      {invitations > 0 ? (
        <button
          type="button"
          className="invitations row -m"
          onClick={() => {
            onClose()
            openInvitations(true)
          }}
        >
          <MailOpen className="icon" />
          <span className="fill">{INVITATIONS.pendingCount(invitations)}</span>
          <ChevronRight className="icon icon-small flip" />
        </button>
      ) : null}
      <ListState
        list={list}
        skeleton={
          <Skeleton label={NOTICES.loading}>
            <div className="loading stack">
              {['a', 'b', 'c'].map((key) => (
                <SkeletonBlock key={key} shape="strip" height="52px" />
              ))}
            </div>
          </Skeleton>
        }
        stale={online ? NOTICES.stale : NOTICES.offline}
        isEmpty={items.length === 0}
        empty={<EmptyState bird="squawk" {...NOTICES.empty} />}
      />
      {items.length > 0 ? (
        <ul aria-label={NOTICES.list}>
          {items.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              onOpen={() => {
                if (!notification.isRead) reading.mutate({ ids: [notification.id] })
                onClose()
              }}
              onRead={() => reading.mutate({ ids: [notification.id] }, { onError: showErrorToast })}
              onDelete={() => remove(notification.id)}
            />
          ))}
        </ul>
      ) : null}
      {list.hasNextPage ? (
        <div className="more row hint">
          <MoreButton size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {list.isFetchingNextPage ? NOTICES.loadingEarlier : NOTICES.loadEarlier}
          </MoreButton>
        </div>
      ) : null}
    </dialog>
  )
}
