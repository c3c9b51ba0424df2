import { useAtom } from 'jotai'
import { RADIO } from '../../../domain/locales/en/radio'
import { HOME } from '../../../domain/locales/en/shell'
import { usePlayer } from '../../audio/playback/usePlayer'
import { canIntroduce, introductionsAtom } from '../../state/device-settings'
import { Switch } from '../../ui/fields/Switch'

/** Whether Dusk Radio says who speaks; shown while it plays. */
export function AnnounceNames() {
  const { name } = usePlayer()
  const [isOn, setOn] = useAtom(introductionsAtom)
  if (name !== HOME.radio || !canIntroduce()) return null
  return (
    <Switch checked={isOn} onChange={setOn}>
      {RADIO.introduce}
    </Switch>
  )
}
