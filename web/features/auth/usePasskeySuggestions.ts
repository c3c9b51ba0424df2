import { useEffect } from 'react'
import { suggestPasskeys } from '../../api/auth/passkey-sign-in'
import { showErrorToast } from '../../parts/loading/error-toast'

/** Offers passkeys in the browser's autofill of the address field while mounted. */
export function usePasskeySuggestions(): void {
  useEffect(() => {
    const scope = new AbortController()
    suggestPasskeys(scope.signal).catch(showErrorToast)
    return () => scope.abort()
  }, [])
}
