import { useState } from 'react'
import { PASSWORD_MIN_CHARS } from '../../../domain/auth/auth.limits'
import { validateSignUp } from '../../../domain/auth/sign-in'
import { AppError } from '../../../domain/errors/app-error'
import { AUTH } from '../../../domain/locales/en/account'
import { isEmail, normalizeEmail } from '../../../domain/people/email'
import { addUsernameSuffix, deriveUsername, normalizeUsername } from '../../../domain/people/people'
import { useSignUp } from '../../api/auth/sign-in.mutations'
import { Field } from '../../ui/fields/Field'
import { MoreOptions } from '../../ui/fields/MoreOptions'
import { PasswordField } from '../../ui/fields/PasswordField'
import { AuthForm } from './AuthForm'
import type { AuthFormProps, AuthInput } from './auth-input'
import type { PendingEmail } from './email/pending-email'
import { DisplayNameField, UsernameField } from './NameFields'
import { useAuthForm } from './useAuthForm'

/** Further names proposed when the one derived from the email is taken. */
const MORE_PROPOSALS = 3
const SUFFIX_CHARS = 5

/**
 * Sign-up with email and password. The username is derived from the email, and can be changed here or later. The button
 * says that the user is an adult.
 */
export function SignUpForm({
  input,
  onInput,
  onSent,
}: AuthFormProps & { onSent: (sent: PendingEmail) => void }) {
  const signUp = useSignUp()
  const [suffix] = useState(createSuffix)
  const { email, password, displayName } = input
  const username = input.username ?? proposeUsername(email, suffix)
  const values = { email, password, username, displayName, ageAttested: true }
  const send = async (chosen: string, proposals: number): Promise<PendingEmail> =>
    signUp.mutateAsync({ ...values, username: chosen }).catch((error: unknown) => {
      const isTaken = error instanceof AppError && error.code === 'auth.username_taken'
      if (!isTaken || proposals === 0) throw error
      return send(
        addUsernameSuffix(deriveUsername({ email: normalizeEmail(email) }), createSuffix()),
        proposals - 1,
      )
    })
  const form = useAuthForm({
    check: () => validateSignUp(values),
    // A name that the user chose is not changed for them.
    send: async () => onSent(await send(username, input.username === null ? MORE_PROPOSALS : 0)),
    failed: 'auth.sign_up_failed',
  })
  const change = <K extends keyof AuthInput>(field: K, value: AuthInput[K]) => {
    form.clearError(field)
    onInput({ [field]: value })
  }
  const isKnown = username !== '' && (input.username !== null || isEmail(normalizeEmail(email)))
  return (
    <AuthForm form={form} send={AUTH.signUp}>
      <Field name="email" label={AUTH.email} error={form.errorAt('email')}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="username"
            value={email}
            onChange={({ target }) => change('email', target.value)}
          />
        )}
      </Field>
      <PasswordField
        autoComplete="new-password"
        error={form.errorAt('password')}
        hint={AUTH.passwordHint(PASSWORD_MIN_CHARS)}
        value={password}
        onChange={(next) => change('password', next)}
      />
      <MoreOptions
        title={isKnown ? AUTH.proposedName(normalizeUsername(username)) : AUTH.names}
        hint={isKnown ? AUTH.changeName : AUTH.namesHint}
      >
        <UsernameField
          value={isKnown ? username : (input.username ?? '')}
          error={form.errorAt('username')}
          onChange={(next) => change('username', next)}
        />
        <DisplayNameField
          value={displayName}
          error={form.errorAt('displayName')}
          onChange={(next) => change('displayName', next)}
        />
      </MoreOptions>
    </AuthForm>
  )
}

function createSuffix(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(SUFFIX_CHARS)), (byte) =>
    (byte % 36).toString(36),
  ).join('')
}

/** The username for an email; a made-up one where none can be derived from it, and none without an email. */
function proposeUsername(email: string, suffix: string): string {
  if (email.trim() === '') return ''
  return deriveUsername({ email: normalizeEmail(email) }) ?? addUsernameSuffix(null, suffix)
}
