/** Who a typed recipient is, before anything is sent. */
import { useQuery } from '@tanstack/react-query'
import { Failure } from '../../domain/failure'
import { recipientForm } from '../../domain/recipients'
import type { ShownRecipient } from '../../domain/recipients.schema'
import { ask } from './client'
import { keys } from './keys'

const FRESH_MS = 60_000

/** Asks once what was typed can mean somebody; not before. */
export function useRecipient(typed: string, enabled: boolean) {
  const text = typed.trim()
  return useQuery({
    queryKey: keys.recipient(text),
    enabled: enabled && recipientForm(text) !== 'unknown',
    staleTime: FRESH_MS,
    // A refusal is an answer too; only a server that did not answer is asked again, by sending at the latest.
    retry: (count, error) => count < 1 && !(error instanceof Failure && error.status < 500),
    queryFn: async ({ signal }): Promise<ShownRecipient> =>
      (await ask(`/api/recipients?${new URLSearchParams({ typed: text })}`, { signal })).json(),
  })
}
