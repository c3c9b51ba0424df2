/** Recipients before anything is sent: those written to most, and what a typed one resolves to. */

import { useQuery } from '@tanstack/react-query'
import { AppError } from '../../../domain/errors/app-error'
import type { ShownRecipient } from '../../../domain/messages/recipients.schema'
import type { Author } from '../../../domain/people/author.schema'
import { detectRecipientForm } from '../../../domain/people/recipients'
import { MINUTE_MS } from '../../../domain/time/units'
import type { recipientsRoutes } from '../../../worker/messages/recipients.routes'
import { keys } from '../keys'
import { createClient } from '../typed-client'

const recipientsApi = createClient<typeof recipientsRoutes>()

const FRESH_MS = MINUTE_MS
const RETRY_MS = 3_000

/** An error response is an answer too. */
const isUnanswered = (error: Error | null) =>
  error !== null && !(error instanceof AppError && error.status < 500)

/** The members whom the viewer sent most messages lately, at most three; empty while loading and for newcomers. */
export function useFrequentRecipients(enabled: boolean): readonly Author[] {
  const { data = NOBODY } = useQuery({
    queryKey: keys.frequentRecipients,
    enabled,
    staleTime: FRESH_MS,
    queryFn: async ({ signal }): Promise<readonly Author[]> =>
      (await (await recipientsApi.api.recipients.frequent.$get({}, { init: { signal } })).json()).items,
  })
  return data
}

const NOBODY: readonly Author[] = []

/** Disabled until the text can be a recipient. */
export function useRecipient(typed: string, enabled: boolean) {
  const text = typed.trim()
  return useQuery<ShownRecipient>({
    queryKey: keys.recipient(text),
    enabled: enabled && detectRecipientForm(text) !== 'unknown',
    staleTime: FRESH_MS,
    retry: (count, error) => count < 1 && isUnanswered(error),
    // Without a response, retries until the recipient is known.
    refetchInterval: ({ state }) => (isUnanswered(state.error) ? RETRY_MS : false),
    queryFn: async ({ signal }) =>
      (await recipientsApi.api.recipients.$get({ query: { typed: text } }, { init: { signal } })).json(),
  })
}
