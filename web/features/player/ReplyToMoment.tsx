import AudioLines from 'lucide-react/icons/audio-lines'
import { MOMENTS } from '../../../domain/locales/en/moments'
import type { Playable } from '../../audio/playback/playable'
import { replyToMomentAt } from '../../parts/moments/reply-to-moment-at'
import { IconButton } from '../../ui/buttons/IconButton'

/** Replies to what sounds now; nothing for what is no post. */
export function ReplyToMoment({ now }: { now: Playable }) {
  if (!now.post) return null
  return (
    <IconButton className="reply-moment" label={MOMENTS.replyHere} onClick={() => void replyToMomentAt(now)}>
      <AudioLines className="icon" />
    </IconButton>
  )
}

/** The same in the full player, with its word. */
export function ReplyToMomentPlace({ now }: { now: Playable }) {
  if (!now.post) return null
  return (
    <button type="button" className="choice" onClick={() => void replyToMomentAt(now)}>
      <AudioLines className="icon" />
      <small>{MOMENTS.replyHere}</small>
    </button>
  )
}
