import Ellipsis from 'lucide-react/icons/ellipsis'
import Mic from 'lucide-react/icons/mic'
import Share from 'lucide-react/icons/share'
import { useMemo } from 'react'
import { getPostName } from '../../../domain/locales/en/kinds'
import { MESSAGES } from '../../../domain/locales/en/people'
import { UI } from '../../../domain/locales/en/shell'
import type { Conversation } from '../../../domain/messages/messages.schema'
import { formatDuration } from '../../../domain/time/duration'
import { toPlayable } from '../../audio/playback/playable'
import { Menu } from '../../ui/overlays/Menu'
import { Badge } from '../../ui/text/Badge'
import { ConversationPreview } from './ConversationPreview'
import { getPeerName, hasLeft } from './conversation-text'

type Props = {
  conversation: Conversation
  meId: string
  open: boolean
  onReply: () => void
  onShare: () => void
}

/** A conversation in the list: peer, last message, unread count and menu. */
export function ConversationRow({ conversation, meId, open, onReply, onShare }: Props) {
  const { peer, last, unread } = conversation
  const mine = last.author.id === meId
  const item = useMemo(() => toPlayable(last), [last])
  return (
    <li
      className={unread > 0 ? 'conversation -new' : 'conversation'}
      data-kind={last.kind}
      data-peer={peer.key}
      data-open={open || undefined}
    >
      <ConversationPreview
        conversation={conversation}
        params={{ with: peer.key }}
        open={open}
        item={item}
        preview={mine ? MESSAGES.youSaid(getPostName(last)) : getPostName(last)}
      />
      <span className="is-unread row">
        {unread > 0 ? (
          <Badge count={unread} label={UI.unheard} />
        ) : item ? (
          <span className="length">{formatDuration(last.seconds)}</span>
        ) : null}
        <Menu
          small
          label={MESSAGES.moreActions(getPeerName(peer))}
          items={[
            ...(hasLeft(peer)
              ? []
              : [{ label: MESSAGES.reply, icon: <Mic className="icon" />, run: onReply }]),
            { label: MESSAGES.share, icon: <Share className="icon" />, run: onShare },
          ]}
        >
          <Ellipsis className="icon" />
        </Menu>
      </span>
    </li>
  )
}
