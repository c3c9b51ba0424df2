import AudioLines from 'lucide-react/icons/audio-lines'
import { MOMENTS } from '../../../domain/locales/en/moments'
import type { Playable } from '../../audio/playback/playable'
import { replyToPlayingMoment } from '../../parts/moments/reply-to-playing-moment'
import { IconButton } from '../../ui/buttons/IconButton'

/** Replies to what sounds now; nothing for what is no post. */
export function ReplyToMoment({ now, onPress }: { now: Playable; onPress?: () => void }) {
  if (!now.post) return null
  return (
    <IconButton
      className="reply-moment"
      label={MOMENTS.replyHere}
      onClick={() => {
        onPress?.()
        void replyToPlayingMoment(now)
      }}
    >
      <AudioLines className="icon" />
    </IconButton>
  )
}
