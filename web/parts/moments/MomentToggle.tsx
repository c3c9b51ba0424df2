import './MomentToggle.css'
import AudioLines from 'lucide-react/icons/audio-lines'
import { MOMENTS } from '../../../domain/locales/en/moments'
import type { Moment } from '../../../domain/moments/moments'
import { openOverlay } from '../../state/overlays'
import { formatMomentRange } from './format-moment'

type Props = {
  postId: string
  /** The title of the post. */
  title: string
  moment: Moment | null
  locked: boolean
  /** Null refers to the whole post. */
  onChange: (moment: Moment | null) => void
}

/** The moment of a post that a reply refers to: opens the stage, where it is chosen. */
export function MomentToggle({ postId, title, moment, locked, onChange }: Props) {
  async function choose() {
    const chosen = await openOverlay('moment', { request: { postId, moment, isAnswered: false } })
    if (chosen) onChange(chosen.moment)
  }
  return (
    <button
      type="button"
      className="moment-toggle row tabular subtle"
      aria-haspopup="dialog"
      aria-label={moment ? MOMENTS.changeOf(title, formatMomentRange(moment)) : MOMENTS.chooseOf(title)}
      disabled={locked}
      onClick={() => void choose()}
    >
      <AudioLines className="icon icon-small" aria-hidden="true" />
      {moment ? formatMomentRange(moment) : MOMENTS.choose}
    </button>
  )
}
