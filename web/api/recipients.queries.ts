/** Who a typed recipient is, before anything is sent. */
import { useQuery } from '@tanstack/react-query'
import { Failure } from '../../domain/failure'
import { recipientForm } from '../../domain/recipients'
import type { ShownRecipient } from '../../domain/recipients.schema'
import { ask } from './client'
import { keys } from './keys'

const FRESH_MS = 60_000
const RETRY_MS = 3_000

/** A refusal is an answer too. */
const isUnanswered = (error: Error | null) =>
  error !== null && !(error instanceof Failure && error.status < 500)

/** Asks once what was typed can mean somebody; not before. */
export function useRecipient(typed: string, enabled: boolean) {
  const text = typed.trim()
  return useQuery<ShownRecipient>({
    queryKey: keys.recipient(text),
    enabled: enabled && recipientForm(text) !== 'unknown',
    staleTime: FRESH_MS,
    retry: (count, error) => count < 1 && isUnanswered(error),
    // Where the server did not answer, who is meant is shown as soon as it does.
    refetchInterval: ({ state }) => (isUnanswered(state.error) ? RETRY_MS : false),
    queryFn: async ({ signal }) =>
      (await ask(`/api/recipients?${new URLSearchParams({ typed: text })}`, { signal })).json(),
  })
}
