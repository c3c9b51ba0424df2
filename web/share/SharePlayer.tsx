import { formatDuration } from '../../domain/expiry'
import type { Playable } from '../audio/playable'
import { player } from '../audio/player'
import { useClock, usePlayer } from '../audio/usePlayer'
import { PlayButton } from '../ui/PlayButton'
import { Waveform } from '../ui/Waveform'
import { Elapsed } from './Elapsed'

/** The player of a share page: play button, waveform and times. */
export function SharePlayer({ item }: { item: Playable }) {
  const clock = useClock(item)
  const { state } = usePlayer()
  return (
    <>
      <div className="b">
        <PlayButton
          title={item.title}
          playing={state === 'playing'}
          loading={state === 'loading'}
          solid
          onPointerDown={() => player.preload(item)}
          onClick={() => player.toggle(item)}
        />
        <Waveform
          peaks={item.peaks}
          seconds={item.seconds}
          clock={clock}
          head
          onSeek={(seconds) => player.seekIn(item, seconds)}
        />
      </div>
      <div className="el">
        <Elapsed clock={clock} />
        <span>{formatDuration(item.seconds)}</span>
      </div>
    </>
  )
}
