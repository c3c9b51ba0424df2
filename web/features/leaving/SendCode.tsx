import { textOf } from '../../api/failure'
import { useSendProof } from '../../api/own-data.queries'
import { useSession } from '../../api/session.queries'
import { Button, buttonClass } from '../../ui/Button'
import { ERASE } from '../../words/leaving'

/** Sends a confirmation code to the user's own number. */
export function SendCode({ phone, onSent }: { phone: string; onSent: (codeId: string) => void }) {
  const send = useSendProof()
  const mailbox = useSession().data?.signIn.mailbox
  return (
    <div className="row">
      <Button
        size="sm"
        busy={send.isPending}
        onClick={() => send.mutate(undefined, { onSuccess: ({ codeId }) => onSent(codeId) })}
      >
        {ERASE.sendCode(phone)}
      </Button>
      {mailbox && send.isSuccess ? (
        <a
          className={buttonClass({ tone: 'line', size: 'sm' })}
          href={mailbox}
          target="_blank"
          rel="noreferrer"
        >
          {ERASE.mailbox}
        </a>
      ) : null}
      {send.isError ? <p role="alert">{textOf(send.error)}</p> : null}
    </div>
  )
}
