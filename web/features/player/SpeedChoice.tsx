import './SpeedChoice.css'
import { SPEEDS } from '../../../domain/limits'
import { player } from '../../audio/player'
import { speedOf } from '../../audio/speed'
import { usePlayer } from '../../audio/usePlayer'
import { PLAYER } from '../../words/player'

/** How fast: the device's own list, good for thumbs, keys and screen readers alike. */
export function SpeedChoice() {
  const { speed } = usePlayer()
  return (
    <select
      className="speed num"
      aria-label={PLAYER.speed}
      value={speed}
      onChange={(event) => player.setRate(speedOf(event.target.value))}
    >
      {SPEEDS.map((choice) => (
        <option key={choice} value={choice}>
          {PLAYER.times(choice)}
        </option>
      ))}
    </select>
  )
}
