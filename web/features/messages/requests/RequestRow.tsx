import '../inbox.css'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useMemo } from 'react'
import { PERSON_ACTIONS } from '../../../../domain/locales/en/people'
import type { Conversation } from '../../../../domain/messages/messages.schema'
import { formatDuration } from '../../../../domain/time/duration'
import type { RequestDecision } from '../../../api/messages/requests.mutations'
import { usePersonMenuItems } from '../../../parts/people/usePersonMenuItems'
import { Menu } from '../../../ui/overlays/Menu'
import { ConversationPreview } from '../ConversationPreview'
import { getPeerName, getPreviewText, toPlayableMessage } from '../conversation-text'
import { RequestActions } from './RequestActions'

type Props = {
  request: Conversation
  open: boolean
  busy: RequestDecision['action'] | null
  onAnswer: (action: RequestDecision['action']) => void
  onBlocked: () => void
}

/** A request in the list: peer, last message with a play button, and the answer buttons. */
export function RequestRow({ request, open, busy, onAnswer, onBlocked }: Props) {
  const { peer, last } = request
  const name = getPeerName(peer)
  const item = useMemo(() => toPlayableMessage(last, false), [last])
  const about = usePersonMenuItems({ person: peer.person ?? last.author, onBlocked })
  return (
    <li
      className="conversation -request"
      data-kind={last.kind}
      data-peer={peer.key}
      data-open={open || undefined}
    >
      <ConversationPreview
        conversation={request}
        params={{ box: 'requests', with: peer.key }}
        open={open}
        item={item}
        preview={getPreviewText(last)}
      />
      <span className="is-unread row">
        {item ? <span className="length">{formatDuration(last.seconds)}</span> : null}
        <Menu small label={PERSON_ACTIONS.more(name)} items={about}>
          <Ellipsis className="icon" />
        </Menu>
      </span>
      <span className="actions wrap">
        <RequestActions name={name} busy={busy} small onAnswer={onAnswer} />
      </span>
    </li>
  )
}
