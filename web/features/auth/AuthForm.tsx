import type { ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { FormProblem } from './FormProblem'
import type { AuthFormState } from './useAuthForm'

type Props = {
  form: AuthFormState
  /** What the button says. */
  send: string
  children: ReactNode
}

/**
 * The frame of a form about accounts: its fields, what is wrong with it as a whole, and the button that sends it. Were it
 * ever sent by the browser itself, `post` keeps a password out of the address bar, the history and every log.
 */
export function AuthForm({ form, send, children }: Props) {
  return (
    <form className="stack" method="post" noValidate onSubmit={form.onSubmit}>
      {children}
      <FormProblem text={form.errorAt()} />
      <Button type="submit" tone="primary" size="lg" block busy={form.busy}>
        {send}
      </Button>
    </form>
  )
}
