import './SpeedChoice.css'
import { SPEEDS } from '../../../domain/audio/playback.limits'
import { PLAYER } from '../../../domain/locales/en/posts'
import { player } from '../../audio/playback/player'
import { parseSpeed } from '../../audio/playback/speed'
import { usePlayer } from '../../audio/playback/usePlayer'

/** Playback speed as a native select, good for touch, keys and screen readers. */
export function SpeedChoice() {
  const { speed } = usePlayer()
  return (
    <select
      className="speed tabular"
      aria-label={PLAYER.speed}
      value={speed}
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
