import { AUTH } from '../../../../domain/locales/en/account'
import { useResetPassword } from '../../../api/auth/resets.mutations'
import { showToast } from '../../../ui/overlays/toast'
import { NewPasswordForm } from './NewPasswordForm'

type Props = { token: string; onDone: (email: string) => void; onAgain: () => void }

/** Sets a new password with the token of an email link. */
export function ResetStep({ token, onDone, onAgain }: Props) {
  const reset = useResetPassword()

  async function setPassword(password: string) {
    const { email } = await reset.mutateAsync({ token, password })
    showToast({ text: AUTH.passwordChanged, tone: 'ok' })
    onDone(email)
  }

  return (
    <>
      <NewPasswordForm
        text={AUTH.resetText}
        label={AUTH.setPassword}
        send={setPassword}
        failed="request.failed"
      />
      {reset.isError ? (
        <button type="button" className="btn btn-quiet btn-block" onClick={onAgain}>
          {AUTH.newLink}
        </button>
      ) : null}
    </>
  )
}
