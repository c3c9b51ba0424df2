import { DISPLAY_NAME_MAX_CHARS, PASSWORD_MIN_CHARS } from '../../../domain/limits'
import { signUpProblem } from '../../../domain/sign-in'
import { useSignUp } from '../../api/sign-in.mutations'
import { Check } from '../../ui/Check'
import { Field } from '../../ui/Field'
import { AUTH } from '../../words/auth'
import { AuthForm } from './AuthForm'
import { PasswordField } from './PasswordField'
import type { FormProps, Typed } from './typed'
import { useAuthForm } from './useAuthForm'
import type { WaitingMail } from './waiting-mail'

/** Signing up with e-mail, password and a username. */
export function SignUpForm({ typed, onType, onSent }: FormProps & { onSent: (sent: WaitingMail) => void }) {
  const signUp = useSignUp()
  const form = useAuthForm({
    check: () => signUpProblem(typed),
    send: async () => onSent(await signUp.mutateAsync(typed)),
    failed: 'auth.sign_up_failed',
  })
  const type = <K extends keyof Typed>(field: K, value: Typed[K]) => {
    form.forget(field)
    onType({ [field]: value })
  }
  return (
    <AuthForm form={form} send={AUTH.signUp}>
      <Field name="username" label={AUTH.username} error={form.errorAt('username')}>
        {(control) => (
          <input
            {...control}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={AUTH.usernameExample}
            value={typed.username}
            onChange={({ target }) => type('username', target.value)}
          />
        )}
      </Field>
      <Field name="displayName" label={AUTH.displayName} error={form.errorAt('displayName')} optional>
        {(control) => (
          <input
            {...control}
            autoComplete="name"
            maxLength={DISPLAY_NAME_MAX_CHARS * 2}
            value={typed.displayName}
            onChange={({ target }) => type('displayName', target.value)}
          />
        )}
      </Field>
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
