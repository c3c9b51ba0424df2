import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/Button'
import { FormError } from './FormError'
import type { AuthFormState } from './useAuthForm'

type Props = {
  form: AuthFormState
  /** The label of the submit button. */
  send: string
  children: ReactNode
}

/**
 * A form about accounts: its fields, its error and its submit button. `method="post"` keeps a password out of the URL,
 * the history and logs if the browser ever submits it natively.
 */
export function AuthForm({ form, send, children }: Props) {
  return (
    <form ref={form.ref} className="stack" method="post" noValidate onSubmit={form.onSubmit}>
      {children}
      <FormError text={form.errorAt()} />
      <Button type="submit" tone="primary" size="lg" block busy={form.busy}>
        {send}
      </Button>
    </form>
  )
}
