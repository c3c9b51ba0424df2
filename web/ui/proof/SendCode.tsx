import { PROOF } from '../../../domain/locales/en/account'
import { useSendProofCode } from '../../api/proof.queries'
import { getErrorMessage } from '../../api/request-error'
import { useSession } from '../../api/session.queries'
import { Button, getButtonClass } from '../buttons/Button'

/** Sends a confirmation code to the user's own number. */
export function SendCode({ phone, onSent }: { phone: string; onSent: (codeId: string) => void }) {
  const send = useSendProofCode()
  const mailbox = useSession().data?.signIn.mailbox
  return (
    <div className="row">
      <Button
        size="sm"
        busy={send.isPending}
        onClick={() => send.mutate(undefined, { onSuccess: ({ codeId }) => onSent(codeId) })}
      >
        {PROOF.sendCode(phone)}
      </Button>
      {mailbox && send.isSuccess ? (
        <a
          className={getButtonClass({ tone: 'line', size: 'sm' })}
          href={mailbox}
          target="_blank"
          rel="noreferrer"
        >
          {PROOF.openDevMailbox}
        </a>
      ) : null}
      {send.isError ? <p role="alert">{getErrorMessage(send.error)}</p> : null}
    </div>
  )
}
