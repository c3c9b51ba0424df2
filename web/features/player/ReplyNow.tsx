import Mic from 'lucide-react/icons/mic'
import { PLAYER } from '../../../domain/locales/en/posts'
import { useMe } from '../../api/session.queries'
import type { Playable } from '../../audio/playback/playable'
import { replyToPlaying } from '../../state/reply-to-playing'

/** Replies to the post that plays; nothing for one's own, or for what has no author. */
export function ReplyNow({ now, onPress }: { now: Playable; onPress?: () => void }) {
  const me = useMe()
  if (now.authorId === undefined || now.authorId === me?.id) return null
  return (
    <button
      type="button"
      className="reply-now"
      onClick={() => {
        onPress?.()
        replyToPlaying(now)
      }}
    >
      <Mic className="icon" />
      <span>{PLAYER.replyTo(now.post?.author.displayName ?? now.author)}</span>
    </button>
  )
}
