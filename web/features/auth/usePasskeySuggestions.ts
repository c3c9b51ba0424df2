import { useEffect } from 'react'
import { textOf } from '../../api/failure'
import { suggestPasskeys } from '../../api/passkey-sign-in'
import { toast } from '../../ui/toast'

/** Has the browser suggest passkeys at the field for the address, as long as it is shown. */
export function usePasskeySuggestions(): void {
  useEffect(() => {
    const scope = new AbortController()
    suggestPasskeys(scope.signal).catch((error) => toast({ text: textOf(error), tone: 'bad' }))
    return () => scope.abort()
  }, [])
}
