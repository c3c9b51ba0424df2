import type { Playable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { useClock } from '../../audio/playback/usePlayer'
import { Waveform } from '../../ui/media/Waveform'

type Props = { item: Playable; pitch?: number; label?: string; head?: boolean }

/** The waveform of an item with its playhead; seeks in it. */
export function ItemWaveform({ item, ...look }: Props) {
  return (
    <Waveform
      head
      {...look}
      peaks={item.peaks}
      seconds={item.seconds}
      clock={useClock(item)}
      onSeek={(seconds) => player.seekIn(item, seconds)}
    />
  )
}
