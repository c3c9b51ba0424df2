import { useState } from 'react'
import { NOTIFICATION_SETTINGS } from '../../../domain/locales/en/people'
import { formatMinuteOfDay, type QuietHoursRange as Hours } from '../../../domain/notifications/quiet-hours'
import { MESSAGE_KIND } from '../../kinds'
import { Field } from '../../ui/fields/Field'
import { SwitchRow } from '../../ui/lists/SwitchRow'

/** The default: 22:00 to 07:00, in minutes of the day. */
const DEFAULT_HOURS = { from: 22 * 60, to: 7 * 60 }

type Props = { quiet: Hours | null; onChange: (quiet: Hours | null) => void }

/** The quiet hours without notifications outside of the page, in the device's time zone. */
export function QuietHoursSetting({ quiet, onChange }: Props) {
  const getTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
  const set = (hours: Omit<Hours, 'timeZone'>) => onChange({ ...hours, timeZone: getTimeZone() })
  return (
    <SwitchRow
      className="quiet"
      data-kind={MESSAGE_KIND}
      title={NOTIFICATION_SETTINGS.quietHours}
      hint={NOTIFICATION_SETTINGS.quietHoursHint}
      checked={quiet !== null}
      onChange={(on) => (on ? set(DEFAULT_HOURS) : onChange(null))}
    >
      {quiet ? (
        <>
          <TimeField
            name="from"
            label={NOTIFICATION_SETTINGS.from}
            minute={quiet.from}
            onChange={(from) => set({ ...quiet, from })}
          />
          <TimeField
            name="to"
            label={NOTIFICATION_SETTINGS.to}
            minute={quiet.to}
            onChange={(to) => set({ ...quiet, to })}
          />
          <small className="zone subtle">{NOTIFICATION_SETTINGS.timeZone(quiet.timeZone)}</small>
        </>
      ) : null}
    </SwitchRow>
  )
}

type TimeFieldProps = { name: string; label: string; minute: number; onChange: (minute: number) => void }

/** A time input that commits on blur: the values while typing are incomplete. */
function TimeField({ name, label, minute, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  function commit() {
    setTyped(null)
    const [hours = Number.NaN, minutes = Number.NaN] = (typed ?? '').split(':').map(Number)
    const chosen = hours * 60 + minutes
    if (Number.isInteger(chosen) && chosen !== minute) onChange(chosen)
  }
  return (
    <Field name={name} label={label}>
      {(control) => (
        <input
          {...control}
          type="time"
          value={typed ?? formatMinuteOfDay(minute)}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={commit}
        />
      )}
    </Field>
  )
}
