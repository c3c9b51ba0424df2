import './TrimEdge.css'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { formatExactPosition, PODCAST } from '../../../domain/locales/en/share'
import { Button } from '../buttons/Button'

type Props = {
  edge: 'start' | 'end'
  at: number
  locked: boolean
  playing: boolean
  playLabel: string
  onMove: (to: number) => void
  onPlay: () => void
}

const SIGNS = [
  ['−', -1],
  ['+', 1],
] as const

/** An edge of a selection: its time, a second earlier or later, and how it sounds. */
export function TrimEdge({ edge, at, locked, playing, playLabel, onMove, onPlay }: Props) {
  return (
    <div className="trim-edge stack">
      <span className="name subtle">{PODCAST[edge]}</span>
      <strong>{formatExactPosition(at)}</strong>
      <div className="steps-of-second">
        {SIGNS.map(([sign, by]) => (
          <Button
            key={sign}
            disabled={locked}
            aria-label={`${PODCAST[edge]} ${PODCAST.oneSecond(sign)}`}
            onClick={() => onMove(at + by)}
          >
            {PODCAST.oneSecond(sign)}
          </Button>
        ))}
      </div>
      <Button
        tone="quiet"
        size="sm"
        disabled={locked}
        icon={playing ? <Pause className="icon i-play" /> : <Play className="icon i-play" />}
        onClick={onPlay}
      >
        {playLabel}
      </Button>
    </div>
  )
}
