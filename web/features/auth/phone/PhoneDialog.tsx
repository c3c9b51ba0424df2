import '../AuthDialog.css'
import { useRef, useState } from 'react'
import { OWN_PHONE } from '../../../../domain/locales/en/account'
import { useRequestOwnCode, useSetPhone } from '../../../api/auth/own-phone.mutations'
import { useFocusField } from '../../../ui/fields/useFocusField'
import { Dialog } from '../../../ui/overlays/Dialog'
import { showToast } from '../../../ui/overlays/toast'
import { PhoneCodeForm } from './PhoneCodeForm'
import type { PendingCode } from './pending-code'

/** Sets the account's phone number: the number, then the code sent to it. */
export function PhoneDialog({ onClose }: { onClose: () => void }) {
  const [phone, setPhone] = useState('')
  const [waiting, setWaiting] = useState<PendingCode | null>(null)
  const requestCode = useRequestOwnCode()
  const savePhone = useSetPhone()
  const container = useRef<HTMLDivElement>(null)
  useFocusField(container, waiting ? 'code' : 'phone')
  return (
    <Dialog title={OWN_PHONE.dialogTitle} onClose={onClose} width={440}>
      <div ref={container}>
        <PhoneCodeForm
          phone={phone}
          onPhone={setPhone}
          waiting={waiting}
          onWaiting={setWaiting}
          requestCode={requestCode.mutateAsync}
          verifyLabel={OWN_PHONE.verify}
          onCode={async (code, { codeId, label }) => {
            await savePhone.mutateAsync({ codeId, code })
            showToast({ text: OWN_PHONE.saved(label), tone: 'ok' })
            onClose()
          }}
        />
      </div>
    </Dialog>
  )
}
