import './AuthDialog.css'
import { useRef, useState } from 'react'
import { CODE_RESEND_SECONDS } from '../../../domain/limits'
import { phoneProblem } from '../../../domain/sign-in'
import { useAskOwnCode, useSetPhone } from '../../api/own-phone.mutations'
import { Dialog } from '../../ui/Dialog'
import { toast } from '../../ui/toast'
import { AUTH } from '../../words/auth'
import { OWN_PHONE } from '../../words/own-phone'
import { AuthForm } from './AuthForm'
import { CodeForm } from './CodeForm'
import { NumberField } from './NumberField'
import { useAuthForm } from './useAuthForm'
import { useFocusOn } from './useFocusOn'
import type { WaitingCode } from './waiting-code'

/** Sets the account's phone number: the number, then the code sent to it. */
export function PhoneDialog({ onClose }: { onClose: () => void }) {
  const [phone, setPhone] = useState('')
  const [waiting, setWaiting] = useState<WaitingCode | null>(null)
  const askCode = useAskOwnCode()
  const give = useSetPhone()
  const within = useRef<HTMLDivElement>(null)
  async function send(to: string) {
    const sent = await askCode.mutateAsync(to)
    setWaiting({ ...sent, phone: to, resendAt: Date.now() + CODE_RESEND_SECONDS * 1000 })
  }
  const form = useAuthForm({
    check: () => phoneProblem(phone),
    send: () => send(phone),
    failed: 'auth.code_send_failed',
  })
  useFocusOn(within, waiting ? 'code' : 'phone')
  return (
    <Dialog title={OWN_PHONE.dialog} onClose={onClose} width={440}>
      <div ref={within}>
        {waiting ? (
          <CodeForm
            key={waiting.codeId}
            waiting={waiting}
            send={OWN_PHONE.prove}
            onResend={() => send(waiting.phone)}
            onBack={() => setWaiting(null)}
            onCode={async (code) => {
              await give.mutateAsync({ codeId: waiting.codeId, code })
              toast({ text: OWN_PHONE.set(waiting.shown), tone: 'ok' })
              onClose()
            }}
          />
        ) : (
          <AuthForm form={form} send={AUTH.sendCode}>
            <NumberField
              value={phone}
              hint={AUTH.phoneHint}
              error={form.errorAt('phone')}
              onChange={(next) => {
                form.forget('phone')
                setPhone(next)
              }}
            />
          </AuthForm>
        )}
      </div>
    </Dialog>
  )
}
