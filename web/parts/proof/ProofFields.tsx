import { useRef } from 'react'
import type { IdentityProof, RequiredProof } from '../../../domain/auth/proof.schema'
import { CODE_DIGITS } from '../../../domain/limits'
import { PROOF } from '../../../domain/locales/en/account'
import { Field } from '../../ui/fields/Field'
import { PasswordField } from '../../ui/fields/PasswordField'
import { useFocusField } from '../../ui/fields/useFocusField'
import { SendCode } from './SendCode'

type Props = {
  required: RequiredProof
  value: IdentityProof
  onChange: (value: IdentityProof) => void
  errorAt: (field: 'password' | 'code') => string | null
}

/** The password, or the code sent to the user's own number: what is required of them. Focused as it appears. */
export function ProofFields({ required: { proof, phone }, value, onChange, errorAt }: Props) {
  const container = useRef<HTMLDivElement>(null)
  useFocusField(container, proof, value.codeId)
  if (proof === 'session') return null
  return (
    <div ref={container} className="stack">
      {proof === 'password' ? (
        <PasswordField
          label={PROOF.password}
          autoComplete="current-password"
          error={errorAt('password')}
          value={value.password ?? ''}
          onChange={(password) => onChange({ password })}
        />
      ) : (
        <SendCode
          phone={phone ?? ''}
          isSent={value.codeId !== undefined}
          error={errorAt('code')}
          onSent={(codeId) => onChange({ codeId })}
        />
      )}
      {proof === 'code' && value.codeId !== undefined ? (
        <Field name="code" label={PROOF.code} error={errorAt('code')} hint={PROOF.codeHint(phone ?? '')}>
          {(control) => (
            <input
              {...control}
              className="input tabular"
              inputMode="numeric"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={CODE_DIGITS}
              value={value.code ?? ''}
              onChange={({ target }) => onChange({ ...value, code: target.value })}
            />
          )}
        </Field>
      ) : null}
    </div>
  )
}
