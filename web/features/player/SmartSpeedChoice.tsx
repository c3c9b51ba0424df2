import { useAtom, useAtomValue } from 'jotai'
import FastForward from 'lucide-react/icons/fast-forward'
import { PAUSES } from '../../../domain/locales/en/pauses'
import { formatDuration } from '../../../domain/time/duration'
import { savedSecondsAtom, smartSpeedAtom } from './smart-speed'

/** Turns smart speed on and off on this device, in the full player. */
export function SmartSpeedChoice() {
  const [isOn, setOn] = useAtom(smartSpeedAtom)
  return (
    <button
      type="button"
      className="choice"
      title={PAUSES.smartSpeedHint}
      aria-pressed={isOn}
      onClick={() => setOn(!isOn)}
    >
      <FastForward className="icon" />
      <small>{PAUSES.smartSpeed}</small>
    </button>
  )
}

/** The choice of smart speed, with the time it saved so far. */
export function SmartSpeedNote() {
  const isOn = useAtomValue(smartSpeedAtom)
  const seconds = useAtomValue(savedSecondsAtom)
  if (!isOn) return null
  return (
    <p className="speed-note tabular">
      {PAUSES.smartSpeed} · {seconds < 1 ? PAUSES.smartSpeedHint : PAUSES.saved(formatDuration(seconds))}
    </p>
  )
}
