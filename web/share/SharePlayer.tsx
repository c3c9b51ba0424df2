import { formatDuration } from '../../domain/time/duration'
import type { Playable } from '../audio/playback/playable'
import { useClock } from '../audio/playback/usePlayer'
import { ItemPlayButton } from '../parts/player/ItemPlayButton'
import { ItemWaveform } from '../parts/player/ItemWaveform'
import { TickingTime } from '../ui/media/TickingTime'
import { formatElapsed } from '../ui/media/times'

/** The player of a share page: play button, waveform and times. */
export function SharePlayer({ item }: { item: Playable }) {
  return (
    <>
      <div className="body row">
        <ItemPlayButton solid item={item} />
        <ItemWaveform item={item} />
      </div>
      <div className="times row -spread subtle tabular">
        <TickingTime clock={useClock(item)} text={formatElapsed} />
        <span>{formatDuration(item.seconds)}</span>
      </div>
    </>
  )
}
