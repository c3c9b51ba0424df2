import Moon from 'lucide-react/icons/moon'
import { PLAYER } from '../../../domain/locales/en/player'
import { MINUTE_MS } from '../../../domain/time/units'
import { player } from '../../audio/playback/player'
import { usePlayer } from '../../audio/playback/usePlayer'
import { useMinute } from '../../hooks/useMinute'
import { ChoicePlace } from './ChoicePlace'

/** Choices of the sleep timer. */
const SLEEP_MINUTES = [5, 15, 30, 60] as const

/** The sleep timer in the full player, as a native select; it shows the minutes left. */
export function SleepPlace() {
  const { sleep } = usePlayer()
  // Renders again each minute.
  useMinute()
  const isTimed = sleep !== null && sleep !== 'end'
  const left = isTimed ? Math.max(1, Math.ceil((sleep.endsAt - Date.now()) / MINUTE_MS)) : 0
  function choose(value: string) {
    const minutes = Number(value)
    if (value === 'end') player.setSleep('end')
    else player.setSleep(minutes > 0 ? { endsAt: Date.now() + minutes * MINUTE_MS } : null)
  }
  return (
    <ChoicePlace
      sign={isTimed ? <b className="tabular">{PLAYER.sleepMinutes(left)}</b> : <Moon className="icon" />}
      word={PLAYER.sleepWord}
      isOn={sleep !== null}
    >
      <select
        className="hidden-input"
        aria-label={PLAYER.sleep}
        value={isTimed ? 'left' : (sleep ?? '0')}
        onChange={(event) => choose(event.target.value)}
      >
        {isTimed ? <option value="left">{PLAYER.sleepMinutes(left)}</option> : null}
        <option value="0">{PLAYER.sleepOff}</option>
        {SLEEP_MINUTES.map((minutes) => (
          <option key={minutes} value={minutes}>
            {PLAYER.sleepMinutes(minutes)}
          </option>
        ))}
        <option value="end">{PLAYER.sleepEnd}</option>
      </select>
    </ChoicePlace>
  )
}
