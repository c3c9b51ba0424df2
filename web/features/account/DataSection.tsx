import './DataSection.css'
import { useSetAtom } from 'jotai'
import LogOut from 'lucide-react/icons/log-out'
import Trash from 'lucide-react/icons/trash'
import { useState } from 'react'
import type { DeletionReceipt } from '../../../domain/account/account-deletion.schema'
import { ACCOUNT_DATA } from '../../../domain/locales/en/account'
import type { Me } from '../../../domain/people/people.schema'
import { Button } from '../../ui/buttons/Button'
import { SettingRow } from '../../ui/lists/SettingRow'
import { ImportData } from './archive/ImportData'
import { DeleteAccountDialog } from './DeleteAccountDialog'
import { ExportData } from './ExportData'
import { signingOutAtom } from './signing-out'

/** Points to the end of the line, also from right to left. */
const SignOutIcon = () => <LogOut className="icon flip" />

/** The user's data in the settings: export, sign-out and account deletion. */
export function DataSection({ me, onDeleted }: { me: Me; onDeleted: (receipt: DeletionReceipt) => void }) {
  const [isDeleting, setDeleting] = useState(false)
  const setSigningOut = useSetAtom(signingOutAtom)
  return (
    <section className="setgroup">
      <h2>{ACCOUNT_DATA.title}</h2>
      <div className="settings-list">
        <ExportData />
        <ImportData me={me} />
        <SettingRow
          className="-stacks"
          icon={SignOutIcon}
          title={ACCOUNT_DATA.signOutTitle}
          hint={ACCOUNT_DATA.signOutHint}
        >
          <Button size="sm" onClick={() => setSigningOut(true)}>
            {ACCOUNT_DATA.signOut}
          </Button>
        </SettingRow>
        <SettingRow
          className="-erase -stacks"
          icon={Trash}
          title={ACCOUNT_DATA.deleteTitle}
          hint={ACCOUNT_DATA.deleteHint}
        >
          <Button size="sm" onClick={() => setDeleting(true)}>
            {ACCOUNT_DATA.deleteAll}
          </Button>
        </SettingRow>
      </div>
      {isDeleting ? (
        <DeleteAccountDialog me={me} onDeleted={onDeleted} onClose={() => setDeleting(false)} />
      ) : null}
    </section>
  )
}
