import MonitorDown from 'lucide-react/icons/monitor-down'
import { INSTALL } from '../../../domain/locales/en/account'
import { Button } from '../../ui/buttons/Button'
import { isInstalledByHand, useInstall } from './install'

/** Installs the app where the browser offers it; nothing once it is installed. */
export function InstallSection() {
  const install = useInstall()
  if (!install && !isInstalledByHand()) return null
  return (
    <section className="setgroup">
      <h2>{INSTALL.title}</h2>
      <div className="settings-list">
        <div>
          <MonitorDown className="icon" />
          <div className="row-text">
            <strong>{INSTALL.install}</strong>
            <small>{install ? INSTALL.hint : INSTALL.manualSteps}</small>
          </div>
          {install ? (
            <Button tone="line" size="sm" onClick={install}>
              {INSTALL.install}
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  )
}
