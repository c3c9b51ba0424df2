import '../../ui/buttons/PlayButton.css'
import Play from 'lucide-react/icons/play'
import Square from 'lucide-react/icons/square'
import type { Track } from '../../../domain/library/library.schema'
import { MUE_MANAGER } from '../../../domain/locales/en/record'

type Props = { track: Track; playing: boolean; onPlay: () => void }

/** A track in the manager with its metadata. It always plays from the start. */
export function MueCard({ track: { name, seconds, mood, genre }, playing, onPlay }: Props) {
  return (
    <li className="mue-card stack -m -beside surface">
      <button
        type="button"
        className="play disc -s"
        aria-label={playing ? MUE_MANAGER.stopLabel(name) : MUE_MANAGER.playLabel(name)}
        aria-pressed={playing}
        onClick={onPlay}
      >
        {playing ? <Square className="icon" /> : <Play className="icon i-play" />}
      </button>
      <div>
        <h2 className="item-title" dir="auto">
          {name}
        </h2>
        <p className="tabular hint">{MUE_MANAGER.seconds(seconds)}</p>
      </div>
      <dl className="stack -beside">
        <dt>{MUE_MANAGER.mood}</dt>
        <dd dir="auto">{mood}</dd>
        <dt>{MUE_MANAGER.genre}</dt>
        <dd dir="auto">{genre}</dd>
      </dl>
    </li>
  )
}
