import Link from 'lucide-react/icons/link'
import Mic from 'lucide-react/icons/mic'
import type { PointerEvent } from 'react'
import { MOMENTS } from '../../../domain/locales/en/moments'
import { extendMoment, type Moment } from '../../../domain/moments/moments'
import type { PlayedPost } from '../../audio/playback/playable'
import { replyToMoment } from '../../state/moment-reply'
import { Button } from '../../ui/buttons/Button'
import { copyMomentLink } from '../moments/copy-moment-link'

type Props = {
  post: PlayedPost
  /** Whether the page has a recorder for replies. */
  canReply: boolean
  /** The moment of the selected words; null for a text without words. */
  findMoment: () => Promise<Moment | null>
  onDone: () => void
}

/** A press keeps the selection. */
const keepSelection = { onPointerDown: keepSelected, onMouseDown: keepSelected }
function keepSelected(event: Pick<PointerEvent, 'preventDefault'>) {
  event.preventDefault()
}

/** Actions on selected words: reply to them, or copy a link that plays them. */
export function SelectedMoment({ post, canReply, findMoment, onDone }: Props) {
  async function copy() {
    await copyMomentLink(post, findMoment())
    onDone()
  }
  async function reply() {
    const moment = await findMoment()
    onDone()
    if (moment) replyToMoment(post, extendMoment(moment, post.seconds))
  }
  return (
    <p className="selected-moment wrap">
      {canReply ? (
        <Button
          tone="line"
          size="sm"
          icon={<Mic className="icon icon-small" />}
          {...keepSelection}
          onClick={() => void reply()}
        >
          {MOMENTS.replyHere}
        </Button>
      ) : null}
      {post.visibility === 'private' ? null : (
        <Button
          tone="line"
          size="sm"
          icon={<Link className="icon icon-small" />}
          {...keepSelection}
          onClick={() => void copy()}
        >
          {MOMENTS.copyLink}
        </Button>
      )}
    </p>
  )
}
