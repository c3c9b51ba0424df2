import './ShortcutsDialog.css'
import { useAtom } from 'jotai'
import { SHORTCUT_LABELS } from '../../../../domain/locales/en/account'
import { shortcutsAtom } from '../../../state/device-settings'
import { Switch } from '../../../ui/fields/Switch'
import { Dialog } from '../../../ui/overlays/Dialog'
import { Kbd } from '../../../ui/text/Kbd'
import { SHORTCUTS } from './shortcuts'

/** The list of shortcuts with a switch that turns them off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useAtom(shortcutsAtom)
  return (
    <Dialog title={SHORTCUT_LABELS.title} width={440} onClose={onClose}>
      <dl className="keylist divided">
        {SHORTCUTS.map(({ label, keys }) => (
          <div key={label} className="row -spread">
            <dt>{SHORTCUT_LABELS[label]}</dt>
            <dd className="row">
              {Object.keys(keys).map((key) => (
                <Kbd key={key}>{SHORTCUT_LABELS.keys[key] ?? key.toUpperCase()}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch checked={on} onChange={setOn}>
        {SHORTCUT_LABELS.single}
      </Switch>
    </Dialog>
  )
}
