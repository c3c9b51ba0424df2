import '../AuthDialog.css'
import { useRef, useState } from 'react'
import { validatePhone } from '../../../../domain/auth/sign-in'
import { CODE_RESEND_SECONDS } from '../../../../domain/limits'
import { AUTH, OWN_PHONE } from '../../../../domain/locales/en/account'
import { useRequestOwnCode, useSetPhone } from '../../../api/own-phone.mutations'
import { Dialog } from '../../../ui/overlays/Dialog'
import { showToast } from '../../../ui/overlays/toast'
import { AuthForm } from '../AuthForm'
import { useAuthForm } from '../useAuthForm'
import { useFocusField } from '../useFocusField'
import { CodeForm } from './CodeForm'
import { PhoneField } from './PhoneField'
import type { PendingCode } from './pending-code'

/** Sets the account's phone number: the number, then the code sent to it. */
export function PhoneDialog({ onClose }: { onClose: () => void }) {
  const [phone, setPhone] = useState('')
  const [waiting, setWaiting] = useState<PendingCode | null>(null)
  const askCode = useRequestOwnCode()
  const give = useSetPhone()
  const container = useRef<HTMLDivElement>(null)
  async function send(to: string) {
    const sent = await askCode.mutateAsync(to)
    setWaiting({ ...sent, phone: to, resendAt: Date.now() + CODE_RESEND_SECONDS * 1000 })
  }
  const form = useAuthForm({
    check: () => validatePhone(phone),
    send: () => send(phone),
    failed: 'auth.code_send_failed',
  })
  useFocusField(container, waiting ? 'code' : 'phone')
  return (
    <Dialog title={OWN_PHONE.dialogTitle} onClose={onClose} width={440}>
      <div ref={container}>
        {waiting ? (
          <CodeForm
            key={waiting.codeId}
            waiting={waiting}
            send={OWN_PHONE.verify}
            onResend={() => send(waiting.phone)}
            onBack={() => setWaiting(null)}
            onCode={async (code) => {
              await give.mutateAsync({ codeId: waiting.codeId, code })
              showToast({ text: OWN_PHONE.saved(waiting.label), tone: 'ok' })
              onClose()
            }}
          />
        ) : (
          <AuthForm form={form} send={AUTH.sendCode}>
            <PhoneField
              value={phone}
              hint={AUTH.phoneHint}
              error={form.errorAt('phone')}
              onChange={(next) => {
                form.clearError('phone')
                setPhone(next)
              }}
            />
          </AuthForm>
        )}
      </div>
    </Dialog>
  )
}
