import { signInProblem } from '../../../domain/sign-in'
import { useSignIn } from '../../api/sign-in.mutations'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { AUTH } from '../../words/auth'
import { AuthForm } from './AuthForm'
import { PasswordField } from './PasswordField'
import type { FormProps } from './typed'
import { useAuthForm } from './useAuthForm'
import { usePasskeySuggestions } from './usePasskeySuggestions'

/** Sign-in with e-mail and password. */
export function EmailForm({ typed, onType, onForgot }: FormProps & { onForgot: () => void }) {
  const { email, password } = typed
  const signIn = useSignIn()
  usePasskeySuggestions()
  const form = useAuthForm({
    check: () => signInProblem({ email, password }),
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
              form.forget('email')
              onType({ email: target.value })
            }}
          />
        )}
      </Field>
      <PasswordField
        autoComplete="current-password"
        error={form.errorAt('password')}
        value={password}
        onChange={(next) => {
          form.forget('password')
          onType({ password: next })
        }}
      />
      <div className="auth-forgot">
        <Button tone="quiet" size="sm" onClick={onForgot}>
          {AUTH.forgot}
        </Button>
      </div>
    </AuthForm>
  )
}
