import { textOf } from '../../api/failure'
import { useSignOut } from '../../api/session.queries'
import { toast } from '../../ui/toast'
import { SESSION } from '../../words/session'

/** Signs the user out and shows the result as a toast. */
export function useLeave(): () => void {
  const { mutate } = useSignOut()
  return () =>
    mutate(undefined, {
      onSuccess: () => toast({ text: SESSION.signedOut, tone: 'ok' }),
      onError: (error) => toast({ text: textOf(error), tone: 'bad' }),
    })
}
