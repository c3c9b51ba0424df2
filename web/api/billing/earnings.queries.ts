/** The viewer's sales, payouts and account at the payment provider. */

import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { MINUTE_MS } from '../../../domain/time/units'
import type { earningsRoutes } from '../../../worker/billing/earnings.routes'
import { BY_CURSOR } from '../paged-query'
import { createClient } from '../typed-client'

const earningsApi = createClient<typeof earningsRoutes>()

const keys = { sales: ['earnings', 'sales'], payouts: ['earnings', 'payouts'] } as const

/** Sales, newest first, a page at a time. */
export function useEarnings() {
  return useInfiniteQuery({
    queryKey: keys.sales,
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { cursor: pageParam }
      return (await earningsApi.api.me.earnings.$get({ query }, { init: { signal } })).json()
    },
    ...BY_CURSOR,
    staleTime: 0,
  })
}

/** Amounts owed and paid out, and the account. Fetched again whenever the viewer is back from the provider's page. */
export function usePayouts() {
  return useQuery({
    queryKey: keys.payouts,
    queryFn: async ({ signal }) => (await earningsApi.api.me.payouts.$get({}, { init: { signal } })).json(),
    staleTime: 0,
  })
}

/** Leads to the provider's page about the viewer's account. */
export function useOpenPayoutAccount() {
  return useMutation({
    mutationFn: async () => (await earningsApi.api.me.payouts.account.$post()).json(),
    onSuccess: ({ url }) => location.assign(url),
  })
}

/** Saves the table of all sales as a file. */
export function useDownloadEarnings() {
  return useMutation({
    mutationFn: async () => {
      const response = await earningsApi.api.me['earnings.csv'].$get()
      const url = URL.createObjectURL(await response.blob())
      const link = document.createElement('a')
      link.href = url
      link.download = 'owlcast-earnings.csv'
      link.click()
      // Browsers read it after the click handler has returned.
      setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS)
    },
  })
}
