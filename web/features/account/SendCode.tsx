import { ACCOUNT_DELETION } from '../../../domain/locales/en/account'
import { useSendDeletionCode } from '../../api/own-data.queries'
import { getErrorMessage } from '../../api/request-error'
import { useSession } from '../../api/session.queries'
import { Button, getButtonClass } from '../../ui/buttons/Button'

/** Sends a confirmation code to the user's own number. */
export function SendCode({ phone, onSent }: { phone: string; onSent: (codeId: string) => void }) {
  const send = useSendDeletionCode()
  const mailbox = useSession().data?.signIn.mailbox
  return (
    <div className="row">
      <Button
        size="sm"
        busy={send.isPending}
        onClick={() => send.mutate(undefined, { onSuccess: ({ codeId }) => onSent(codeId) })}
      >
        {ACCOUNT_DELETION.sendCode(phone)}
      </Button>
      {mailbox && send.isSuccess ? (
        <a
          className={getButtonClass({ tone: 'line', size: 'sm' })}
          href={mailbox}
          target="_blank"
          rel="noreferrer"
        >
          {ACCOUNT_DELETION.openDevMailbox}
        </a>
      ) : null}
      {send.isError ? <p role="alert">{getErrorMessage(send.error)}</p> : null}
    </div>
  )
}
