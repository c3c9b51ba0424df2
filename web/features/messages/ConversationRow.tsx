import Ellipsis from 'lucide-react/icons/ellipsis'
import Mic from 'lucide-react/icons/mic'
import Share from 'lucide-react/icons/share'
import { useMemo } from 'react'
import { MESSAGES } from '../../../domain/locales/en/people'
import { UI } from '../../../domain/locales/en/shell'
import type { Conversation } from '../../../domain/messages/messages.schema'
import { formatDuration } from '../../../domain/time/duration'
import { Menu } from '../../ui/overlays/Menu'
import { Badge } from '../../ui/text/Badge'
import { ConversationPreview } from './ConversationPreview'
import { getPeerName, getPreviewText, hasLeft, toPlayableMessage } from './conversation-text'

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
  const item = useMemo(() => toPlayableMessage(last, mine), [last, mine])
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
        preview={mine ? MESSAGES.youSaid(getPreviewText(last)) : getPreviewText(last)}
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
