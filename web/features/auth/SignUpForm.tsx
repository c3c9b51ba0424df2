import { PASSWORD_MIN_CHARS } from '../../../domain/limits'
import { signUpProblem } from '../../../domain/sign-in'
import { useSignUp } from '../../api/sign-in.mutations'
import { Check } from '../../ui/Check'
import { Field } from '../../ui/Field'
import { AUTH } from '../../words/auth'
import { AuthForm } from './AuthForm'
import { DisplayNameField, UsernameField } from './NameFields'
import { PasswordField } from './PasswordField'
import type { FormProps, Typed } from './typed'
import { useAuthForm } from './useAuthForm'
import type { WaitingMail } from './waiting-mail'

/** Sign-up with e-mail, password and a username. */
export function SignUpForm({ typed, onType, onSent }: FormProps & { onSent: (sent: WaitingMail) => void }) {
  const signUp = useSignUp()
  const { phone: _, ...given } = typed
  const form = useAuthForm({
    check: () => signUpProblem(given),
    send: async () => onSent(await signUp.mutateAsync(given)),
    failed: 'auth.sign_up_failed',
  })
  const type = <K extends keyof Typed>(field: K, value: Typed[K]) => {
    form.forget(field)
    onType({ [field]: value })
  }
  return (
    <AuthForm form={form} send={AUTH.signUp}>
      <UsernameField
        value={typed.username}
        error={form.errorAt('username')}
        onChange={(next) => type('username', next)}
      />
      <DisplayNameField
        value={typed.displayName}
        error={form.errorAt('displayName')}
        onChange={(next) => type('displayName', next)}
      />
      <Field name="email" label={AUTH.email} error={form.errorAt('email')}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="username"
            value={typed.email}
            onChange={({ target }) => type('email', target.value)}
          />
        )}
      </Field>
      <PasswordField
        autoComplete="new-password"
        error={form.errorAt('password')}
        hint={AUTH.passwordHint(PASSWORD_MIN_CHARS)}
        value={typed.password}
        onChange={(next) => type('password', next)}
      />
      <Check
        name="ageAttested"
        error={form.errorAt('ageAttested')}
        checked={typed.ageAttested}
        onChange={({ target }) => type('ageAttested', target.checked)}
      >
        {AUTH.age}
      </Check>
    </AuthForm>
  )
}
