import type { IdentityProof, RequiredProof } from '../../../domain/auth/proof.schema'
import { CODE_DIGITS } from '../../../domain/limits'
import { PROOF } from '../../../domain/locales/en/account'
import { Field } from '../fields/Field'
import { SendCode } from './SendCode'

type Props = {
  required: RequiredProof
  value: IdentityProof
  onChange: (value: IdentityProof) => void
  errorAt: (field: 'password' | 'code') => string | null
}

/** The password, or the code sent to the user's own number: what is required of them. */
export function ProofFields({ required, value, onChange, errorAt }: Props) {
  const phone = required.phone ?? ''
  if (required.proof === 'password')
    return (
      <Field name="password" label={PROOF.password} error={errorAt('password')}>
        {(control) => (
          <input
            {...control}
            type="password"
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            value={value.password ?? ''}
            onChange={({ target }) => onChange({ password: target.value })}
          />
        )}
      </Field>
    )
  if (required.proof === 'code')
    return (
      <>
        <SendCode phone={phone} onSent={(codeId) => onChange({ ...value, codeId })} />
        <Field name="code" label={PROOF.code} error={errorAt('code')} hint={PROOF.codeHint(phone)}>
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
      </>
    )
  return null
}
