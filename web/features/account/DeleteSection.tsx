import './account.css'
import { useState } from 'react'
import type { DeletionReceipt } from '../../../domain/account/account-deletion.schema'
import { ACCOUNT_DATA } from '../../../domain/locales/en/account'
import type { Me } from '../../../domain/people/people.schema'
import { Button } from '../../ui/buttons/Button'
import { SettingRow } from '../../ui/lists/SettingRow'
import { DeleteAccountDialog } from './DeleteAccountDialog'

type Props = { me: Me; onDeleted: (receipt: DeletionReceipt) => void }

/** Deletes the account, in a dialog that asks. */
export function DeleteSection({ me, onDeleted }: Props) {
  const [isDeleting, setDeleting] = useState(false)
  return (
    <section className="setgroup stack">
      <div className="settings-list">
        <SettingRow
          className="-erase -stacks"
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
