import { useEffect } from 'react'
import { suggestPasskeys } from '../../api/auth/passkey-sign-in'
import { getErrorMessage } from '../../api/request-error'
import { showToast } from '../../ui/overlays/toast'

/** Offers passkeys in the browser's autofill of the address field while mounted. */
export function usePasskeySuggestions(): void {
  useEffect(() => {
    const scope = new AbortController()
    suggestPasskeys(scope.signal).catch((error) => showToast({ text: getErrorMessage(error), tone: 'bad' }))
    return () => scope.abort()
  }, [])
}
