/** What the client remembers of the server, and when it asks again. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { Failure } from '../../domain/errors'
import { keys } from './keys'

const FRESH_MS = 15_000
const RETRIES = 2

/** A refusal will not change by asking again; a server that did not answer might. */
function mayRetry(count: number, error: Error): boolean {
  return count < RETRIES && (!(error instanceof Failure) || error.status >= 500) && navigator.onLine
}

/** A session can end elsewhere: once the server asks for a sign-in, the app asks who is here. */
export function noteRefusal(error: unknown): void {
  if (error instanceof Failure && error.code === 'auth.required')
    void queryClient.invalidateQueries({ queryKey: keys.session })
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noteRefusal }),
  mutationCache: new MutationCache({ onError: noteRefusal }),
  defaultOptions: {
    // `always`: offline, a read fails at once with its own words instead of hanging.
    queries: { staleTime: FRESH_MS, retry: mayRetry, networkMode: 'always', refetchOnReconnect: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})
