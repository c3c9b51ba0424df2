import './SpeedChoice.css'
import { SPEEDS } from '../../../domain/audio/playback.limits'
import { isSong } from '../../../domain/kinds'
import { PLAYER } from '../../../domain/locales/en/posts'
import { player } from '../../audio/playback/player'
import { getPlaybackSpeed, parseSpeed } from '../../audio/playback/speed'
import { usePlayer } from '../../audio/playback/usePlayer'

/** Playback speed as a native select, good for touch, keys and screen readers. A song has no choice. */
export function SpeedChoice() {
  const { now, speed } = usePlayer()
  const isSongLoaded = now !== null && isSong(now.kind)
  return (
    <select
      className="speed tabular"
      aria-label={PLAYER.speed}
      title={isSongLoaded ? PLAYER.songSpeed : undefined}
      disabled={isSongLoaded}
      value={now ? getPlaybackSpeed(now, speed) : speed}
      onChange={(event) => player.setRate(parseSpeed(event.target.value))}
    >
      {SPEEDS.map((choice) => (
        <option key={choice} value={choice}>
          {PLAYER.speedValue(choice)}
        </option>
      ))}
    </select>
  )
}
