import { SESSION } from '../../../domain/locales/en/shell'
import { useSignOut } from '../../api/auth/session.queries'
import { showErrorToast } from '../../parts/loading/error-toast'
import { showToast } from '../../ui/overlays/toast'

/** Signs the user out and shows the result as a toast. */
export function useSignOutAction(): () => void {
  const { mutate } = useSignOut()
  return () =>
    mutate(undefined, {
      onSuccess: () => showToast({ text: SESSION.signedOut, tone: 'ok' }),
      onError: showErrorToast,
    })
}
