import './MomentToggle.css'
import AudioLines from 'lucide-react/icons/audio-lines'
import { useState } from 'react'
import { MOMENTS } from '../../../domain/locales/en/moments'
import type { Moment } from '../../../domain/moments/moments'
import { LazyPart } from '../../ui/states/LazyPart'
import { lazyPart } from '../../ui/states/lazy-part'
import { formatMomentRange } from './format-moment'

const MomentChoice = lazyPart(() => import('./MomentChoice'), 'MomentChoice')

type Props = {
  postId: string
  /** The title of the post. */
  title: string
  moment: Moment | null
  locked: boolean
  /** Null refers to the whole post. */
  onChange: (moment: Moment | null) => void
}

/** The moment of a post that a reply refers to, and its choice. */
export function MomentToggle({ postId, title, moment, locked, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  // Chosen elsewhere, while it played: shown, so that it can be changed.
  const isChosen = Boolean(moment)
  const [wasChosen, setWasChosen] = useState(isChosen)
  if (isChosen !== wasChosen) {
    setWasChosen(isChosen)
    if (isChosen) setOpen(true)
  }
  return (
    <>
      <button
        type="button"
        className="moment-toggle"
        aria-expanded={isOpen}
        aria-label={moment ? MOMENTS.changeOf(title, formatMomentRange(moment)) : MOMENTS.chooseOf(title)}
        disabled={locked}
        onClick={() => setOpen(!isOpen)}
      >
        <AudioLines className="icon icon-small" aria-hidden="true" />
        {moment ? formatMomentRange(moment) : MOMENTS.choose}
      </button>
      {isOpen ? (
        <LazyPart>
          <MomentChoice
            postId={postId}
            title={title}
            moment={moment}
            locked={locked}
            onChange={onChange}
            onClose={() => setOpen(false)}
          />
        </LazyPart>
      ) : null}
    </>
  )
}
