/** What the client remembers of the server, and when it asks again. */
import { QueryClient } from '@tanstack/react-query'
import { Failure } from '../../domain/errors'

const FRESH_MS = 15_000
const RETRIES = 2

/** A refusal will not change by asking again; a server that did not answer might. */
function mayRetry(count: number, error: Error): boolean {
  return count < RETRIES && (!(error instanceof Failure) || error.status >= 500) && navigator.onLine
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // `always`: offline, a read fails at once with its own words instead of hanging.
    queries: { staleTime: FRESH_MS, retry: mayRetry, networkMode: 'always', refetchOnReconnect: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})
