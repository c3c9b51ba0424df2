import './ConversationRow.css'
import './RequestRow.css'
import { Ellipsis, MicOff, Pause, Play } from 'lucide-react'
import { useMemo } from 'react'
import { clockTime } from '../../../domain/expiry'
import { MESSAGES_COUNTED_MAX } from '../../../domain/limits'
import type { Conversation } from '../../../domain/messages.schema'
import type { Settling } from '../../api/requests.mutations'
import { player } from '../../audio/player'
import { usePlaying } from '../../audio/usePlayer'
import { Menu } from '../../ui/Menu'
import { TimeAgo } from '../../ui/TimeAgo'
import { usePersonItems } from '../../ui/usePersonItems'
import { ViewLink } from '../../ui/ViewLink'
import { MESSAGES } from '../../words/messages'
import { PERSON_DEEDS } from '../../words/safety'
import { UI } from '../../words/ui'
import { PeerAvatar } from './PeerAvatar'
import { RequestDeeds } from './RequestDeeds'
import { audibleOf, nameOf, saidIn } from './telling'

type Props = {
  request: Conversation
  open: boolean
  busy: Settling['deed'] | null
  onSettle: (deed: Settling['deed']) => void
  onBlocked: () => void
}

/** One request in the box: who asks, what they said, to be heard at once; and what can be answered. */
export function RequestRow({ request, open, busy, onSettle, onBlocked }: Props) {
  const { peer, last, messages } = request
  const name = nameOf(peer)
  const item = useMemo(() => audibleOf(last, false), [last])
  const state = usePlaying(last.id)
  const sounds = state === 'playing' || state === 'loading'
  const about = usePersonItems({ person: peer.person ?? last.author, onBlocked })
  return (
    <li className="convo -request" data-kind={last.kind} data-open={open || undefined}>
      <PeerAvatar peer={peer} size="m" />
      <span className="nm">
        <ViewLink
          view="mue-messages"
          params={{ box: 'requests', with: peer.key }}
          aria-current={open ? 'true' : undefined}
        >
          <strong className="ell">
            <bdi>{name}</bdi>
          </strong>
        </ViewLink>
        <small>
          <span aria-hidden="true">{MESSAGES.countShort(messages, MESSAGES_COUNTED_MAX)}</span>
          <span className="sr">{MESSAGES.count(messages, MESSAGES_COUNTED_MAX)}</span>
        </small>
      </span>
      <TimeAgo at={last.createdAt} />
      <span className="pv">
        {item ? (
          <button
            type="button"
            className="hear"
            aria-label={sounds ? UI.pause(item.title) : UI.play(item.title)}
            aria-pressed={sounds}
            onClick={() => player.toggle(item)}
          >
            {sounds ? <Pause className="i i-s" /> : <Play className="i i-s" />}
          </button>
        ) : (
          <MicOff className="i i-s" />
        )}
        <span className="ell" dir="auto">
          {saidIn(last)}
        </span>
      </span>
      <span className="un">
        {item ? <span className="len">{clockTime(last.seconds)}</span> : null}
        <Menu small label={PERSON_DEEDS.more(name)} items={about}>
          <Ellipsis className="i" />
        </Menu>
      </span>
      <span className="deeds">
        <RequestDeeds name={name} busy={busy} small onSettle={onSettle} />
      </span>
    </li>
  )
}
