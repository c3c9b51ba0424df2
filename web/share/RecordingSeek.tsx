import { formatDuration } from '../../domain/time/duration'
import type { Playable } from '../audio/playback/playable'
import { useClock, usePlaying } from '../audio/playback/usePlayer'
import { ItemWaveform } from '../parts/player/ItemWaveform'
import { TickingTime } from '../ui/media/TickingTime'
import { formatElapsed } from '../ui/media/times'

/** Seek bar of the loaded recording. */
export function RecordingSeek({ item }: { item: Playable }) {
  const clock = useClock(item)
  if (usePlaying(item.id) === 'idle') return null
  return (
    <div className="at subtle tabular row -m">
      <TickingTime clock={clock} text={formatElapsed} />
      <ItemWaveform item={item} />
      <span>{formatDuration(item.seconds)}</span>
    </div>
  )
}
