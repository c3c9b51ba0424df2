import { CODE_RESEND_SECONDS } from '../../../../domain/auth/auth.limits'
import { validatePhone } from '../../../../domain/auth/sign-in'
import { AppError } from '../../../../domain/errors/app-error'
import { AUTH } from '../../../../domain/locales/en/account'
import type { CodeSent } from '../../../../domain/people/people.schema'
import { AuthForm } from '../AuthForm'
import { useAuthForm } from '../useAuthForm'
import { CodeForm } from './CodeForm'
import { PhoneField } from './PhoneField'
import type { PendingCode } from './pending-code'

type Props = {
  phone: string
  onPhone: (phone: string) => void
  waiting: PendingCode | null
  onWaiting: (waiting: PendingCode | null) => void
  /** Sends a code to a number; rejects with an `AppError`. */
  requestCode: (phone: string) => Promise<CodeSent>
  /** Whether a code that another browser asked for works too, once none is sent to this one. */
  takesAnyCode?: boolean
  /** The label of the button that verifies the code. */
  verifyLabel: string
  /** Verifies the code; rejects with an `AppError`. */
  onCode: (code: string, waiting: PendingCode) => Promise<unknown>
}

/** A phone number, then the code sent to it. */
export function PhoneCodeForm({
  phone,
  onPhone,
  waiting,
  onWaiting,
  requestCode,
  takesAnyCode = false,
  verifyLabel,
  onCode,
}: Props) {
  async function send(to: string) {
    const resendAt = Date.now() + CODE_RESEND_SECONDS * 1000
    const sent = await requestCode(to).catch((error: unknown) => {
      if (!takesAnyCode || !(error instanceof AppError) || error.code !== 'request.rate_limited') throw error
      onWaiting({ codeId: '', label: to, resendAt, ...waiting, phone: to, isRefused: true })
      if (waiting) throw error
      return null
    })
    if (sent) onWaiting({ ...sent, phone: to, resendAt, isRefused: false })
  }
  const form = useAuthForm({
    check: () => validatePhone(phone),
    send: () => send(phone),
    failed: 'auth.code_send_failed',
  })
  if (waiting)
    return (
      <CodeForm
        key={waiting.codeId}
        waiting={waiting}
        send={verifyLabel}
        onResend={() => send(waiting.phone)}
        onBack={() => onWaiting(null)}
        onCode={(code) => onCode(code, waiting)}
      />
    )
  return (
    <AuthForm form={form} send={AUTH.sendCode}>
      <PhoneField
        value={phone}
        hint={AUTH.phoneHint}
        error={form.errorAt('phone')}
        onChange={(next) => {
          form.clearError('phone')
          onPhone(next)
        }}
      />
    </AuthForm>
  )
}
