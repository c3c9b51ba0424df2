import { useEffect, useState } from 'react'
import { RECORD } from '../../../domain/locales/en/record'
import { listMicrophones, watchMicrophones } from '../../audio/capture/microphone'
import { useMicrophone } from '../../recording/microphone'
import { Field } from '../../ui/fields/Field'

/** Entries of some browsers for the default device. */
const SAME_AS_CHOICE = new Set(['', 'default', 'communications'])

/** The microphone select. Shown once there are several; browsers list them only after permission. */
export function MicrophoneChoice() {
  const microphones = useMicrophones()
  const [chosen, choose] = useMicrophone()
  if (microphones.length < 2) return null
  const known = microphones.some(({ deviceId }) => deviceId === chosen)
  return (
    <Field name="microphone" label={RECORD.microphone}>
      {(control) => (
        <select
          {...control}
          value={known ? (chosen ?? '') : ''}
          onChange={(event) => choose(event.target.value || null)}
        >
          <option value="">{RECORD.defaultMicrophone}</option>
          {microphones.map(({ deviceId, label }) => (
            <option key={deviceId} value={deviceId}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function useMicrophones() {
  const [found, setFound] = useState<Awaited<ReturnType<typeof listMicrophones>>>([])
  useEffect(() => {
    let gone = false
    const look = async () => {
      const microphones = await listMicrophones().catch(() => [])
      if (!gone) setFound(microphones.filter(({ deviceId }) => !SAME_AS_CHOICE.has(deviceId)))
    }
    void look()
    const leave = watchMicrophones(() => void look())
    return () => {
      gone = true
      leave()
    }
  }, [])
  return found
}
