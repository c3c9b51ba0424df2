/** Upgrading. The plan itself is part of the session, so open views update with it. */
import { useMutation } from '@tanstack/react-query'
import type { Upgrade } from '../../../domain/billing/plans.schema'
import { PRO_CENTS_PER_MONTH } from '../../../domain/limits'
import type { planRoutes } from '../../../worker/billing/plans.routes'
import { announceSessionChange } from '../auth/session.queries'
import { createClient } from '../typed-client'

const plansApi = createClient<typeof planRoutes>()

/** Adds a month to the displayed end of Pro, or redirects to the payment page. All tabs are notified. */
export function useUpgrade() {
  return useMutation({
    mutationFn: async (endsAt: number | null): Promise<Upgrade> => {
      const json = { cents: PRO_CENTS_PER_MONTH, endsAt }
      return (await plansApi.api.plan.upgrade.$post({ json })).json()
    },
    // On errors as well: the displayed state may be stale.
    onSettled: () => void announceSessionChange(),
  })
}
