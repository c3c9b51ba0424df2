import { textOf } from '../../api/failure'
import { useSignOut } from '../../api/session.queries'
import { toast } from '../../ui/toast'
import { SESSION } from '../../words/session'

/** Signs the person out and says so; a failure leaves them signed in and says that. */
export function useLeave(): () => void {
  const { mutate } = useSignOut()
  return () =>
    mutate(undefined, {
      onSuccess: () => toast({ text: SESSION.signedOut, tone: 'ok' }),
      onError: (error) => toast({ text: textOf(error), tone: 'bad' }),
    })
}
