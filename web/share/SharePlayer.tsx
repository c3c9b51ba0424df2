import { formatDuration } from '../../domain/posts/expiry'
import type { Playable } from '../audio/playback/playable'
import { player } from '../audio/playback/player'
import { useClock, usePlayer } from '../audio/playback/usePlayer'
import { PlayButton } from '../ui/buttons/PlayButton'
import { Waveform } from '../ui/media/Waveform'
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
