import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { PLAYER } from '../../domain/locales/en/player'
import { UI } from '../../domain/locales/en/shell'
import { formatDuration } from '../../domain/time/duration'

type Props = { src: string; name: string; title: string; seconds: number; captions?: string | undefined }

/**
 * The player of pages without React in the browser: `static-player.ts` shows its controls, and hides those of the browser,
 * which stay where no script runs.
 */
export function StaticPlayer({ src, name, title, seconds, captions }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="static-player" role="group" aria-label={name}>
      {/* biome-ignore lint/a11y/useMediaCaption: sounds without words have none */}
      <audio controls preload="none" src={src} aria-label={name}>
        {captions ? <track kind="captions" src={captions} /> : null}
      </audio>
      <div className="static-controls row" hidden>
        <button
          type="button"
          className="play disc"
          aria-label={UI.play(title)}
          data-play={UI.play(title)}
          data-pause={UI.pause(title)}
        >
          <Play className="icon i-play" aria-hidden="true" />
          <Pause className="icon i-pause" aria-hidden="true" />
        </button>
        <input
          type="range"
          min={0}
          max={Math.max(1, seconds)}
          step={0.1}
          defaultValue={0}
          aria-label={PLAYER.seek(title)}
        />
        <span className="subtle tabular">{formatDuration(seconds)}</span>
      </div>
    </div>
  )
}
