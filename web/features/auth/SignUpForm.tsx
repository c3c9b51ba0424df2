import { validateSignUp } from '../../../domain/auth/sign-in'
import { PASSWORD_MIN_CHARS } from '../../../domain/limits'
import { AUTH } from '../../../domain/locales/en/account'
import { useSignUp } from '../../api/sign-in.mutations'
import { Check } from '../../ui/fields/Check'
import { Field } from '../../ui/fields/Field'
import { AuthForm } from './AuthForm'
import type { AuthFormProps, AuthInput } from './auth-input'
import type { PendingEmail } from './email/pending-email'
import { DisplayNameField, UsernameField } from './NameFields'
import { PasswordField } from './password/PasswordField'
import { useAuthForm } from './useAuthForm'

/** Sign-up with email, password and a username. */
export function SignUpForm({
  input,
  onInput,
  onSent,
}: AuthFormProps & { onSent: (sent: PendingEmail) => void }) {
  const signUp = useSignUp()
  const { phone: _, ...values } = input
  const form = useAuthForm({
    check: () => validateSignUp(values),
    send: async () => onSent(await signUp.mutateAsync(values)),
    failed: 'auth.sign_up_failed',
  })
  const change = <K extends keyof AuthInput>(field: K, value: AuthInput[K]) => {
    form.clearError(field)
    onInput({ [field]: value })
  }
  return (
    <AuthForm form={form} send={AUTH.signUp}>
      <UsernameField
        value={input.username}
        error={form.errorAt('username')}
        onChange={(next) => change('username', next)}
      />
      <DisplayNameField
        value={input.displayName}
        error={form.errorAt('displayName')}
        onChange={(next) => change('displayName', next)}
      />
      <Field name="email" label={AUTH.email} error={form.errorAt('email')}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="username"
            value={input.email}
            onChange={({ target }) => change('email', target.value)}
          />
        )}
      </Field>
      <PasswordField
        autoComplete="new-password"
        error={form.errorAt('password')}
        hint={AUTH.passwordHint(PASSWORD_MIN_CHARS)}
        value={input.password}
        onChange={(next) => change('password', next)}
      />
      <Check
        name="ageAttested"
        error={form.errorAt('ageAttested')}
        checked={input.ageAttested}
        onChange={({ target }) => change('ageAttested', target.checked)}
      >
        {AUTH.ageConfirmation}
      </Check>
    </AuthForm>
  )
}
