import { INSTALL } from '../../../domain/locales/en/account'
import { Button } from '../../ui/buttons/Button'
import { SettingRow } from '../../ui/lists/SettingRow'
import { isInstalledByHand, useInstall } from './install'

/** Installs the app where the browser offers it; nothing once it is installed. */
export function InstallSection() {
  const install = useInstall()
  if (!install && !isInstalledByHand()) return null
  return (
    <section className="setgroup stack">
      <h2>{INSTALL.title}</h2>
      <div className="settings-list">
        <SettingRow title={INSTALL.install} hint={install ? INSTALL.hint : INSTALL.manualSteps}>
          {install ? (
            <Button tone="line" size="sm" onClick={install}>
              {INSTALL.install}
            </Button>
          ) : null}
        </SettingRow>
      </div>
    </section>
  )
}
