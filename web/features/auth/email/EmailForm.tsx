import { validateSignIn } from '../../../../domain/auth/sign-in'
import { AUTH } from '../../../../domain/locales/en/account'
import { useSignIn } from '../../../api/auth/sign-in.mutations'
import { Button } from '../../../ui/buttons/Button'
import { Field } from '../../../ui/fields/Field'
import { PasswordField } from '../../../ui/fields/PasswordField'
import { AuthForm } from '../AuthForm'
import type { AuthFormProps } from '../auth-input'
import { useAuthForm } from '../useAuthForm'
import { usePasskeySuggestions } from '../usePasskeySuggestions'

/** Sign-in with email and password. */
export function EmailForm({ input, onInput, onForgot }: AuthFormProps & { onForgot: () => void }) {
  const { email, password } = input
  const signIn = useSignIn()
  usePasskeySuggestions()
  const form = useAuthForm({
    check: () => validateSignIn({ email, password }),
    send: () => signIn.mutateAsync({ email, password }),
    failed: 'auth.sign_in_failed',
  })
  return (
    <AuthForm form={form} send={AUTH.signIn}>
      <Field name="email" label={AUTH.email} error={form.errorAt('email')}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="username webauthn"
            value={email}
            onChange={({ target }) => {
              form.clearError('email')
              onInput({ email: target.value })
            }}
          />
        )}
      </Field>
      <PasswordField
        autoComplete="current-password"
        error={form.errorAt('password')}
        value={password}
        onChange={(next) => {
          form.clearError('password')
          onInput({ password: next })
        }}
      />
      <div className="auth-forgot">
        <Button tone="quiet" size="touch" onClick={onForgot}>
          {AUTH.forgotPassword}
        </Button>
      </div>
    </AuthForm>
  )
}
