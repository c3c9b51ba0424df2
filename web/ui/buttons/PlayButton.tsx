import './PlayButton.css'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { UI } from '../../../domain/locales/en/shell'
import { Spinner } from '../states/Spinner'

type Props = {
  /** The accessible name is "Play: {title}" or "Pause: {title}". */
  title: string
  playing: boolean
  loading?: boolean
  small?: boolean
  solid?: boolean
  disabled?: boolean
  /** For one beside another that does the same: leaves it out of the tab order. */
  again?: boolean | undefined
  onClick: () => void
  /** Called on pointer down, to preload before the click. */
  onPointerDown?: () => void
}

/** The round play button of a post, a strip or the player. Uses the surrounding kind colour. */
export function PlayButton({ title, playing, loading, small, solid, disabled, again, ...on }: Props) {
  const classes = ['play disc', small && '-s', solid && '-solid'].filter(Boolean).join(' ')
  return (
    <button
      type="button"
      className={classes}
      aria-label={playing ? UI.pause(title) : UI.play(title)}
      aria-pressed={playing}
      aria-busy={loading || undefined}
      disabled={disabled}
      tabIndex={again ? -1 : undefined}
      {...on}
    >
      {loading ? <Spinner /> : playing ? <Pause className="icon" /> : <Play className="icon i-play" />}
    </button>
  )
}
