import { useSetAtom } from 'jotai'
import { ACCOUNT_DATA } from '../../../domain/locales/en/account'
import { Button } from '../../ui/buttons/Button'
import { SettingRow } from '../../ui/lists/SettingRow'
import { signingOutAtom } from './signing-out'

/** Signs out on this device. */
export function SignOutSection() {
  const setSigningOut = useSetAtom(signingOutAtom)
  return (
    <section className="setgroup stack">
      <div className="settings-list">
        <SettingRow className="-stacks" title={ACCOUNT_DATA.signOutTitle} hint={ACCOUNT_DATA.signOutHint}>
          <Button size="sm" onClick={() => setSigningOut(true)}>
            {ACCOUNT_DATA.signOut}
          </Button>
        </SettingRow>
      </div>
    </section>
  )
}
