import './SpeedChoice.css'
import { SPEEDS } from '../../../domain/audio/playback.limits'
import { isSong } from '../../../domain/kinds'
import { PLAYER } from '../../../domain/locales/en/player'
import { player } from '../../audio/playback/player'
import { getPlaybackSpeed, parseSpeed } from '../../audio/playback/speed'
import { usePlayer } from '../../audio/playback/usePlayer'
import { ChoicePlace } from './ChoicePlace'

function useSpeed() {
  const { now, speed } = usePlayer()
  return {
    value: now ? getPlaybackSpeed(now, speed) : speed,
    isSongLoaded: now !== null && isSong(now.kind),
  }
}

/** The choice of speed in the full player. */
export function SpeedPlace() {
  const { value } = useSpeed()
  return (
    <ChoicePlace sign={<b className="tabular">{PLAYER.speedValue(value)}</b>} word={PLAYER.speedWord}>
      <SpeedChoice className="hidden-input" />
    </ChoicePlace>
  )
}

/** Playback speed as a native select, good for touch, keys and screen readers. A song has no choice. */
export function SpeedChoice({ className = 'speed tabular' }: { className?: string }) {
  const { value, isSongLoaded } = useSpeed()
  return (
    <select
      className={className}
      aria-label={PLAYER.speed}
      title={isSongLoaded ? PLAYER.songSpeed : undefined}
      disabled={isSongLoaded}
      value={value}
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
