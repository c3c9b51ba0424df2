import { useAtom } from 'jotai'
import { SHORTCUT_LABELS } from '../../../domain/locales/en/account'
import { SAFETY } from '../../../domain/locales/en/people'
import { shortcutsAtom } from '../../state/device-settings'
import { openOverlay } from '../../state/overlays'
import { Button } from '../../ui/buttons/Button'
import { SettingRow } from '../../ui/lists/SettingRow'
import { SwitchRow } from '../../ui/lists/SwitchRow'

/** The list of shortcuts, and the switch for those of a single key. */
export function ShortcutsSection() {
  const [shortcuts, setShortcuts] = useAtom(shortcutsAtom)
  return (
    <section className="setgroup stack">
      <div className="settings-list">
        <SettingRow title={SHORTCUT_LABELS.title}>
          <Button
            size="sm"
            aria-label={SAFETY.showLabel(SHORTCUT_LABELS.title)}
            onClick={() => void openOverlay('shortcuts')}
          >
            {SAFETY.show}
          </Button>
        </SettingRow>
        <SwitchRow
          title={SHORTCUT_LABELS.single}
          hint={SHORTCUT_LABELS.singleHint}
          checked={shortcuts}
          onChange={setShortcuts}
        />
      </div>
    </section>
  )
}
