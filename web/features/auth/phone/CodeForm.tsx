import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ClipboardEvent, useEffect, useRef, useState } from 'react'
import { validateCode } from '../../../../domain/auth/sign-in'
import { CODE_DIGITS } from '../../../../domain/limits'
import { AUTH } from '../../../../domain/locales/en/account'
import { Button } from '../../../ui/buttons/Button'
import { Field } from '../../../ui/fields/Field'
import { useFocusField } from '../../../ui/fields/useFocusField'
import { AuthForm } from '../AuthForm'
import { useAuthForm } from '../useAuthForm'
import { CodeResend } from './CodeResend'
import type { PendingCode } from './pending-code'

type Props = {
  waiting: PendingCode
  onResend: () => Promise<void>
  onBack: () => void
  /** The label of the submit button. */
  send: string
  /** Verifies the code; rejects with an `AppError`. */
  onCode: (code: string) => Promise<unknown>
}

/** The code form: typed, pasted, or filled in by the phone. The last digit sends it. */
export function CodeForm({ waiting, onResend, onBack, send, onCode }: Props) {
  const [code, setCode] = useState('')
  const container = useRef<HTMLDivElement>(null)
  const form = useAuthForm({
    check: () => validateCode(code),
    send: () => onCode(code),
    failed: 'auth.code_failed',
  })
  useFocusField(container, 'code')
  const { ref } = form
  // Once for a code: a refused one is sent again by the button only.
  useEffect(() => {
    if (code.length === CODE_DIGITS) ref.current?.requestSubmit()
  }, [code, ref])

  function change(text: string) {
    form.clearError('code')
    setCode(text.replace(/\D/g, '').slice(0, CODE_DIGITS))
  }
  // `maxLength` would cut a code that was copied with spaces.
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault()
    change(event.clipboardData.getData('text'))
  }

  return (
    <div ref={container}>
      <AuthForm form={form} send={send}>
        <div className="auth-back">
          <Button tone="quiet" size="touch" icon={<ArrowLeft className="icon flip" />} onClick={onBack}>
            {AUTH.back}
          </Button>
        </div>
        <Field
          name="code"
          label={AUTH.code}
          hint={waiting.isRefused ? AUTH.anyCodeHint(waiting.label) : AUTH.codeHint(waiting.label)}
          error={form.errorAt('code')}
        >
          {(control) => (
            <input
              {...control}
              className="input tabular auth-code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={CODE_DIGITS}
              value={code}
              onPaste={paste}
              onChange={({ target }) => change(target.value)}
            />
          )}
        </Field>
      </AuthForm>
      <CodeResend resendAt={waiting.resendAt} onResend={onResend} />
    </div>
  )
}
