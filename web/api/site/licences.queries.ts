/** The licences of what is shipped: a file of the build. */
import { useQuery } from '@tanstack/react-query'
import type { LicenceItem } from '../../../domain/site/licences.schema'
import { request } from '../client'
import { siteKeys } from './site-keys'

export function useLicences() {
  return useQuery({
    queryKey: siteKeys.licences,
    queryFn: async ({ signal }): Promise<LicenceItem[]> =>
      (await (await request('/licences.json', { signal })).json()).items,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
