import './inbox.css'
import MicOff from 'lucide-react/icons/mic-off'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { MESSAGES } from '../../../domain/locales/en/people'
import { UI } from '../../../domain/locales/en/shell'
import { MESSAGES_COUNTED_MAX } from '../../../domain/messages/messages.limits'
import type { Conversation } from '../../../domain/messages/messages.schema'
import type { Playable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { usePlaying } from '../../audio/playback/usePlayer'
import { BotMark } from '../../parts/people/BotMark'
import { ViewLink } from '../../parts/views/ViewLink'
import { TimeAgo } from '../../ui/text/TimeAgo'
import { getPeerName } from './conversation-text'
import { PeerAvatar } from './PeerAvatar'

type Props = {
  conversation: Conversation
  /** The parameters of its link in the messages view. */
  params: Record<string, string>
  open: boolean
  /** Its last message as a playable; null without sound. */
  item: Playable | null
  preview: string
}

/** The start of every conversation row: peer, message count, time and last message with a play button. */
export function ConversationPreview({
  conversation: { peer, last, messages },
  params,
  open,
  item,
  preview,
}: Props) {
  const state = usePlaying(last.id)
  const isPlaying = state === 'playing' || state === 'loading'
  return (
    <>
      <PeerAvatar peer={peer} size="m" />
      <span className="name-row row -baseline">
        <ViewLink view="mue-messages" params={params} aria-current={open ? 'true' : undefined}>
          <strong className="ellipsis">
            <bdi>{getPeerName(peer)}</bdi>
          </strong>
        </ViewLink>
        {peer.person ? <BotMark person={peer.person} /> : null}
        <small className="ellipsis">{MESSAGES.count(messages, MESSAGES_COUNTED_MAX)}</small>
      </span>
      <TimeAgo at={last.createdAt} />
      <span className="preview row">
        {item ? (
          <button
            type="button"
            className="play-preview disc"
            aria-label={isPlaying ? UI.pause(item.title) : UI.play(item.title)}
            aria-pressed={isPlaying}
            onClick={() => player.toggle(item)}
          >
            {isPlaying ? <Pause className="icon icon-small" /> : <Play className="icon icon-small" />}
          </button>
        ) : (
          <MicOff className="icon icon-small" />
        )}
        <span className="ellipsis" dir="auto">
          {preview}
        </span>
      </span>
    </>
  )
}
