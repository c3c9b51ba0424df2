import { useEffect, useState } from 'react'
import { useMicrophone } from '../../state/microphone'
import { Field } from '../../ui/Field'
import { RECORD } from '../../words/record'

/** Which microphone is used. Shown once there is a choice, which browsers tell only after they were allowed to listen. */
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
          <option value="">{RECORD.microphoneDefault}</option>
          {microphones.map(({ deviceId, label }, i) => (
            <option key={deviceId} value={deviceId}>
              {label || RECORD.microphoneNumber(i + 1)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function useMicrophones(): MediaDeviceInfo[] {
  const [found, setFound] = useState<MediaDeviceInfo[]>([])
  useEffect(() => {
    const { mediaDevices } = navigator
    if (!mediaDevices) return
    let gone = false
    const look = async () => {
      const devices = await mediaDevices.enumerateDevices().catch(() => [])
      const real = ({ kind, deviceId }: MediaDeviceInfo) =>
        kind === 'audioinput' && deviceId !== '' && deviceId !== 'default' && deviceId !== 'communications'
      if (!gone) setFound(devices.filter(real))
    }
    void look()
    mediaDevices.addEventListener('devicechange', look)
    return () => {
      gone = true
      mediaDevices.removeEventListener('devicechange', look)
    }
  }, [])
  return found
}
