import AudioLines from 'lucide-react/icons/audio-lines'
import { MOMENTS } from '../../../domain/locales/en/moments'
import type { Playable } from '../../audio/playback/playable'
import { replyToPlayingMoment } from '../../parts/moments/reply-to-playing-moment'
import { IconButton } from '../../ui/buttons/IconButton'

/** Replies to what sounds now; nothing for what is no post. */
export function ReplyToMoment({ now }: { now: Playable }) {
  if (!now.post) return null
  return (
    <IconButton
      className="reply-moment"
      label={MOMENTS.replyHere}
      onClick={() => void replyToPlayingMoment(now)}
    >
      <AudioLines className="icon" />
    </IconButton>
  )
}

/** The same in the full player, which closes. */
export function ReplyToMomentPlace({ now, onPress }: { now: Playable; onPress: () => void }) {
  if (!now.post) return null
  return (
    <button
      type="button"
      className="choice"
      onClick={() => {
        onPress()
        void replyToPlayingMoment(now)
      }}
    >
      <AudioLines className="icon" />
      <small>{MOMENTS.replyHere}</small>
    </button>
  )
}
