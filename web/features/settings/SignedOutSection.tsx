import { SETTINGS } from '../../../domain/locales/en/account'
import { promptSignIn } from '../../state/sign-in'
import { Button } from '../../ui/buttons/Button'
import { SettingRow } from '../../ui/lists/SettingRow'

/** Replaces the account sections for visitors. */
export function SignedOutSection() {
  const { title, text, action } = SETTINGS.signedOut
  return (
    <section className="setgroup stack">
      <h2>{SETTINGS.account}</h2>
      <div className="settings-list">
        <SettingRow title={title} hint={text}>
          <Button tone="primary" size="sm" onClick={() => void promptSignIn()}>
            {action}
          </Button>
        </SettingRow>
      </div>
    </section>
  )
}
