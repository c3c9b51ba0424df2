import { PROOF } from '../../../domain/locales/en/account'
import { useSendProofCode } from '../../api/auth/proof.queries'
import { useSession } from '../../api/auth/session.queries'
import { getErrorMessage } from '../../api/request-error'
import { Button, getButtonClass } from '../../ui/buttons/Button'

type Props = {
  phone: string
  isSent: boolean
  /** Why the code was refused; said here while there is no field for it. */
  error: string | null
  onSent: (codeId: string) => void
}

/** Sends a confirmation code to the user's own number. */
export function SendCode({ phone, isSent, error, onSent }: Props) {
  const send = useSendProofCode()
  const mailbox = useSession().data?.signIn.mailbox
  return (
    <div className="row">
      <Button
        // Until there is a field for the code, this takes its focus.
        name={isSent ? undefined : 'code'}
        size="sm"
        busy={send.isPending}
        onClick={() => send.mutate(undefined, { onSuccess: ({ codeId }) => onSent(codeId) })}
      >
        {PROOF.sendCode(phone)}
      </Button>
      {mailbox && isSent ? (
        <a
          className={getButtonClass({ tone: 'line', size: 'sm' })}
          href={mailbox}
          target="_blank"
          rel="noreferrer"
        >
          {PROOF.openDevMailbox}
        </a>
      ) : null}
      {send.isError ? (
        <p role="alert">{getErrorMessage(send.error)}</p>
      ) : error && !isSent ? (
        <p role="alert">{error}</p>
      ) : null}
    </div>
  )
}
