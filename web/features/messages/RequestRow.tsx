import './RequestRow.css'
import { Ellipsis } from 'lucide-react'
import { useMemo } from 'react'
import { clockTime } from '../../../domain/expiry'
import type { Conversation } from '../../../domain/messages.schema'
import type { Settling } from '../../api/requests.mutations'
import { Menu } from '../../ui/Menu'
import { usePersonItems } from '../../ui/usePersonItems'
import { PERSON_ACTIONS } from '../../words/safety'
import { ConversationFace } from './ConversationFace'
import { RequestDeeds } from './RequestDeeds'
import { audibleOf, nameOf, saidIn } from './telling'

type Props = {
  request: Conversation
  open: boolean
  busy: Settling['deed'] | null
  onSettle: (deed: Settling['deed']) => void
  onBlocked: () => void
}

/** A request in the list: peer, last message with a play button, and the answer buttons. */
export function RequestRow({ request, open, busy, onSettle, onBlocked }: Props) {
  const { peer, last } = request
  const name = nameOf(peer)
  const item = useMemo(() => audibleOf(last, false), [last])
  const about = usePersonItems({ person: peer.person ?? last.author, onBlocked })
  return (
    <li className="convo -request" data-kind={last.kind} data-peer={peer.key} data-open={open || undefined}>
      <ConversationFace
        conversation={request}
        params={{ box: 'requests', with: peer.key }}
        open={open}
        item={item}
        said={saidIn(last)}
      />
      <span className="un">
        {item ? <span className="len">{clockTime(last.seconds)}</span> : null}
        <Menu small label={PERSON_ACTIONS.more(name)} items={about}>
          <Ellipsis className="i" />
        </Menu>
      </span>
      <span className="actions">
        <RequestDeeds name={name} busy={busy} small onSettle={onSettle} />
      </span>
    </li>
  )
}
