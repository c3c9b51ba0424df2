import Bell from 'lucide-react/icons/bell'
import CheckCheck from 'lucide-react/icons/check-check'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Trash2 from 'lucide-react/icons/trash-2'
import { joinPieces, NOTICES, toSentence } from '../../../domain/locales/en/people'
import { POST } from '../../../domain/locales/en/shell'
import type { Notification } from '../../../domain/notifications/notifications.schema'
import { KIND_UI } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { Avatar } from '../../parts/people/Avatar'
import { BotMark } from '../../parts/people/BotMark'
import { ViewLink } from '../../parts/views/ViewLink'
import { getNotificationTarget } from '../../state/notification-target'
import { Menu } from '../../ui/overlays/Menu'
import { TimeAgo } from '../../ui/text/TimeAgo'

type Props = {
  notification: Notification
  onOpen: () => void
  onRead: () => void
  onDelete: () => void
}

/** A notification: whose it is, text and time. The whole row except its menu links to its target. */
export function NotificationRow({ notification, onOpen, onRead, onDelete }: Props) {
  const { id, type, at, isRead } = notification
  const sentence = toSentence(notification)
  const { view, params } = getNotificationTarget(notification)
  const read = { label: NOTICES.markRead, icon: <CheckCheck className="icon icon-small" />, run: onRead }
  const actions = [
    ...(isRead ? [] : [read]),
    { label: POST.delete, icon: <Trash2 className="icon icon-small" />, run: onDelete },
  ]
  return (
    <li className={isRead ? undefined : 'is-unread'} data-kind={type ?? undefined} data-notice={id}>
      <Face notification={notification} />
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
          {isRead ? null : ` · ${NOTICES.unread}`}{' '}
          {notification.actor ? <BotMark person={notification.actor} /> : null}
        </small>
      </div>
      <Menu small className="more-actions" label={POST.moreActions(joinPieces(sentence))} items={actions}>
        <Ellipsis className="icon" />
      </Menu>
    </li>
  )
}

/** The picture of the latest actor with the bird of the kind; a bird or the bell where nobody acted. */
function Face({ notification: { actor, type } }: Pick<Props, 'notification'>) {
  const bird = type ? <Bird name={KIND_UI[type].bird} /> : null
  if (!actor) return <span className="face disc -icon">{bird ?? <Bell className="icon" />}</span>
  return (
    <span className="face">
      <Avatar person={actor} />
      {bird ? <span className="kind-mark disc">{bird}</span> : null}
    </span>
  )
}
