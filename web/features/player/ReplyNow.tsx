import { useAtomValue } from 'jotai'
import Mic from 'lucide-react/icons/mic'
import { PLAYER } from '../../../domain/locales/en/player'
import { HOLD } from '../../../domain/locales/en/record'
import { useMe } from '../../api/auth/session.queries'
import type { Playable } from '../../audio/playback/playable'
import { useHold } from '../../parts/record/useHold'
import { tapInsteadAtom } from '../../state/device-settings'
import { replyToPlaying } from '../../state/reply-to-playing'
import { heldReplyAtom } from '../../state/spoken-reply'

type Props = {
  now: Playable
  /** Called before a press opens the recorder. */
  onPress?: () => void
}

/** Replies to the post that plays, by a press or while it is held; nothing for the listener's own post, or for what has no author. */
export function ReplyNow({ now, onPress }: Props) {
  const me = useMe()
  const reply = useAtomValue(heldReplyAtom)
  const target = reply?.postId === now.id ? reply.target : null
  const hold = useHold(target)
  const tapInstead = useAtomValue(tapInsteadAtom)
  if (now.authorId === undefined || now.authorId === me?.id) return null
  return (
    <button
      {...hold}
      type="button"
      className="reply-now row"
      onClick={() => {
        onPress?.()
        replyToPlaying(now)
      }}
    >
      <Mic className="icon" />
      <span className="ellipsis">
        {PLAYER.replyTo(now.post?.author.displayName ?? now.author)}
        {target && !tapInstead ? <small aria-hidden="true">{HOLD.tapOrHold}</small> : null}
      </span>
    </button>
  )
}
