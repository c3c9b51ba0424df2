import './ConversationRow.css'
import { Ellipsis, Mic, MicOff, Pause, Play, Share } from 'lucide-react'
import { useMemo } from 'react'
import { clockTime } from '../../../domain/expiry'
import { MESSAGES_COUNTED_MAX } from '../../../domain/limits'
import type { Conversation } from '../../../domain/messages.schema'
import { player } from '../../audio/player'
import { usePlaying } from '../../audio/usePlayer'
import { Badge } from '../../ui/Badge'
import { Menu } from '../../ui/Menu'
import { TimeAgo } from '../../ui/TimeAgo'
import { ViewLink } from '../../ui/ViewLink'
import { MESSAGES } from '../../words/messages'
import { UI } from '../../words/ui'
import { PeerAvatar } from './PeerAvatar'
import { audibleOf, hasLeft, nameOf, saidIn } from './telling'

type Props = {
  conversation: Conversation
  meId: string
  open: boolean
  onReply: () => void
  onShare: () => void
}

/** One conversation in the list: with whom, what came last, what is new; and what can be done with it at once. */
export function ConversationRow({ conversation, meId, open, onReply, onShare }: Props) {
  const { peer, last, messages, unread } = conversation
  const name = nameOf(peer)
  const mine = last.author.id === meId
  const item = useMemo(() => audibleOf(last, mine), [last, mine])
  const state = usePlaying(last.id)
  const sounds = state === 'playing' || state === 'loading'
  return (
    <li className={unread > 0 ? 'convo -new' : 'convo'} data-kind={last.kind} data-open={open || undefined}>
      <PeerAvatar peer={peer} size="m" />
      <span className="nm">
        <ViewLink view="mue-messages" params={{ with: peer.key }} aria-current={open ? 'true' : undefined}>
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
          {mine ? MESSAGES.youSaid(saidIn(last)) : saidIn(last)}
        </span>
      </span>
      <span className="un">
        {unread > 0 ? (
          <Badge count={unread} />
        ) : item ? (
          <span className="len">{clockTime(last.seconds)}</span>
        ) : null}
        <Menu
          small
          label={MESSAGES.more(name)}
          items={[
            ...(hasLeft(peer) ? [] : [{ label: MESSAGES.reply, icon: <Mic className="i" />, run: onReply }]),
            { label: MESSAGES.share, icon: <Share className="i" />, run: onShare },
          ]}
        >
          <Ellipsis className="i" />
        </Menu>
      </span>
    </li>
  )
}
