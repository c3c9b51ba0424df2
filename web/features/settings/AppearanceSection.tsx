import { useAtom } from 'jotai'
import { SETTINGS } from '../../../domain/locales/en/account'
import { useSite } from '../../api/site/site.queries'
import { SCHEMES, type Scheme, schemeAtom } from '../../state/device-settings'
import { SegmentedControl } from '../../ui/fields/SegmentedControl'
import { SettingRow } from '../../ui/lists/SettingRow'
import { LanguageSelect } from './LanguageSelect'

/** The language and the colours of the app on this device. */
export function AppearanceSection() {
  const [scheme, setScheme] = useAtom(schemeAtom)
  return (
    <section className="setgroup stack">
      <h2>{SETTINGS.device}</h2>
      <div className="settings-list">
        <div className="-field">
          <LanguageSelect offered={useSite().data?.languages} />
        </div>
        <SettingRow className="-stacks" title={SETTINGS.appearance} hint={SETTINGS.appearanceHint}>
          <SegmentedControl<Scheme>
            label={SETTINGS.appearance}
            name="scheme"
            options={SCHEMES.map((value) => ({ value, label: SETTINGS.appearanceOptions[value] }))}
            value={scheme}
            onChange={setScheme}
          />
        </SettingRow>
      </div>
    </section>
  )
}
