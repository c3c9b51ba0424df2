import Bell from 'lucide-react/icons/bell'
import X from 'lucide-react/icons/x'
import { joinPieces, NOTICES, toSentence } from '../../../domain/locales/en/people'
import type { Notification } from '../../../domain/notifications/notifications.schema'
import { KIND_UI } from '../../kinds'
import { getNotificationTarget } from '../../state/notification-target'
import { IconButton } from '../../ui/buttons/IconButton'
import { Bird } from '../../ui/media/Bird'
import { TimeAgo } from '../../ui/text/TimeAgo'
import { ViewLink } from '../../ui/text/ViewLink'

type Props = { notification: Notification; onOpen: () => void; onDelete: () => void }

/** A notification: icon, text and time. The whole row except the delete button links to its target. */
export function NotificationRow({ notification, onOpen, onDelete }: Props) {
  const { id, type, at, isRead } = notification
  const sentence = toSentence(notification)
  const { view, params } = getNotificationTarget(notification)
  return (
    <li className={isRead ? undefined : 'is-unread'} data-kind={type ?? undefined} data-notice={id}>
      <span className="ic">{type ? <Bird name={KIND_UI[type].bird} /> : <Bell className="i" />}</span>
      <div>
        <ViewLink view={view} params={params} aria-current={false} onClick={onOpen}>
          {sentence.map((piece) =>
            typeof piece === 'string' ? (
              piece
            ) : (
              <b key={piece.name} dir="auto">
                {piece.name}
              </b>
            ),
          )}
        </ViewLink>
        <small>
          <TimeAgo at={at} />
          {isRead ? null : ` · ${NOTICES.unread}`}
        </small>
      </div>
      <IconButton small className="x" label={NOTICES.delete(joinPieces(sentence))} onClick={onDelete}>
        <X className="i" />
      </IconButton>
    </li>
  )
}
