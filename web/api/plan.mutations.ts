/** Upgrading. The plan itself comes with the session, so that all that is open follows it. */
import { useMutation } from '@tanstack/react-query'
import { PRO_CENTS_PER_MONTH } from '../../domain/limits'
import type { Upgrade } from '../../domain/plans.schema'
import { ask } from './client'
import { sessionChanged } from './session.queries'

/** Adds a month to the end of Pro that was shown, or leads to where one pays. Every tab knows of it at once. */
export function useUpgrade() {
  return useMutation({
    mutationFn: async (endsAt: number | null): Promise<Upgrade> => {
      const answer = await ask('/api/plan/upgrade', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ cents: PRO_CENTS_PER_MONTH, endsAt }),
      })
      return answer.json()
    },
    // Refused as well: what was shown may be old.
    onSettled: () => void sessionChanged(),
  })
}
