import './RecordedTime.css'
import { RECORD } from '../../../domain/locales/en/record'
import { formatDuration } from '../../../domain/time/duration'

/** The seconds recorded so far. It is no live region: a second is no news. */
export function RecordedTime({ seconds }: { seconds: number }) {
  return (
    <output className="recorded-time tabular" aria-live="off" aria-label={RECORD.recordedTime}>
      {formatDuration(seconds)}
    </output>
  )
}
