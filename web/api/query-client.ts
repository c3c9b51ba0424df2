/** What the client remembers of the server, and when it asks again. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { ErrorCode } from '../../domain/errors'
import { Failure } from '../../domain/failure'
import { keys } from './keys'

const FRESH_MS = 15_000
const RETRIES = 2

/** A refusal will not change by asking again; a server that did not answer might. */
function mayRetry(count: number, error: Error): boolean {
  if (!(error instanceof Failure)) return count < RETRIES && navigator.onLine
  // Whoever waited that long is asked first.
  return count < RETRIES && error.status >= 500 && error.code !== 'request.slow' && navigator.onLine
}

/** What only somebody signed out is told. */
const SIGNED_OUT = new Set<ErrorCode>(['auth.required', 'reply.sign_in_to_delete'])

/** A session can end elsewhere: once the server asks for a sign-in, the app asks who is here. */
export function noteRefusal(error: unknown): void {
  if (error instanceof Failure && SIGNED_OUT.has(error.code))
    void queryClient.invalidateQueries({ queryKey: keys.session })
  // Somebody left a thread to others since it was read.
  if (error instanceof Failure && error.code === 'reply.not_allowed')
    void queryClient.invalidateQueries({ queryKey: keys.posts })
}

/** Asks anew for everything on screen that has no answer yet: for whoever is tired of waiting. */
export function retryWaiting(): void {
  const isWaiting = ({ state }: { state: { status: string } }) => state.status === 'pending'
  void queryClient.refetchQueries({ type: 'active', predicate: isWaiting }, { cancelRefetch: true })
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
