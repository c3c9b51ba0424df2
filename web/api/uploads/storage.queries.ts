/** Whether the server can store sound (S7.5-02): asked when a member opens a recorder. */

import { useQuery } from '@tanstack/react-query'
import { AppError } from '../../../domain/errors/app-error'
import { MINUTE_MS } from '../../../domain/time/units'
import { uploadsApi } from './uploads.client'

const FRESH_MS = MINUTE_MS

/** False once it is known that sound cannot be stored, or nothing answers. Being offline is said elsewhere. */
export function useCanStore(isMember: boolean): boolean {
  const { data, error } = useQuery({
    queryKey: ['storage'],
    enabled: isMember,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => (await uploadsApi.api.storage.$get({}, { init: { signal } })).json(),
  })
  if (error) return !(error instanceof AppError && error.status >= 500 && error.code !== 'request.offline')
  return data?.canStore ?? true
}
