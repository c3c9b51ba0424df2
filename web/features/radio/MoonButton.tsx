import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import type { ReactNode } from 'react'
import { UI } from '../../../domain/locales/en/shell'

type Props = {
  label: ReactNode
  /** How long the list is. */
  minutes?: number
  /** Shows that a press pauses. */
  isPlaying?: boolean
  /** The accessible name, where the label is not enough. */
  name?: string
  onClick: () => void
}

/** The one button of home that plays a list. */
export function MoonButton({ label, minutes, isPlaying = false, name, onClick }: Props) {
  return (
    <button type="button" className="moon-button row wrap -m" aria-label={name} onClick={onClick}>
      <span className="disc">
        {isPlaying ? <Pause className="icon" /> : <Play className="icon i-play" />}
      </span>
      <span className="label">{label}</span>
      {minutes === undefined ? null : <span className="end at-end tabular">{UI.minutes(minutes)}</span>}
    </button>
  )
}
