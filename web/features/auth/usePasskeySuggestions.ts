import { useEffect } from 'react'
import { textOf } from '../../api/failure'
import { suggestPasskeys } from '../../api/passkey-sign-in'
import { toast } from '../../ui/toast'

/** Offers passkeys in the browser's autofill of the address field while mounted. */
export function usePasskeySuggestions(): void {
  useEffect(() => {
    const scope = new AbortController()
    suggestPasskeys(scope.signal).catch((error) => toast({ text: textOf(error), tone: 'bad' }))
    return () => scope.abort()
  }, [])
}
