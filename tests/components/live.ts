/** Live hints without a socket. */
import { act } from '@testing-library/react'
import type { Hint } from '../../domain/live/live'

/** Applies a hint to the client's cache; `seq` counts up within a test. */
export async function receive(hint: Omit<Hint, 'seq'>, seq: number): Promise<void> {
  const [{ apply }, { queryClient }] = await Promise.all([
    import('../../web/live/apply'),
    import('../../web/api/query-client'),
  ])
  await act(async () => apply(queryClient, { ...hint, seq }))
}
