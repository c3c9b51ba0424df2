import { useAtom } from 'jotai'
import { HOLD } from '../../../domain/locales/en/record'
import { tapInsteadAtom } from '../../state/device-settings'
import { Switch } from '../../ui/fields/Switch'

/** Lets record buttons start and stop by taps, for hands that cannot hold. */
export function TapChoice() {
  const [tapInstead, setTapInstead] = useAtom(tapInsteadAtom)
  return (
    <Switch checked={tapInstead} onChange={setTapInstead}>
      <strong>{HOLD.tapInstead}</strong>
      <small>{HOLD.tapInsteadHint}</small>
    </Switch>
  )
}
