/** The query client: caching, retries and reactions to errors. */
import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { AppError } from '../../domain/errors/app-error'
import type { ErrorCode } from '../../domain/errors/error-table'
import { keys } from './keys'

const FRESH_MS = 15_000
const RETRIES = 2

/** Error responses do not change by retrying; a missing response might. */
function mayRetry(count: number, error: Error): boolean {
  if (!(error instanceof AppError)) return count < RETRIES && navigator.onLine
  // After a timeout the user decides.
  return count < RETRIES && error.status >= 500 && error.code !== 'request.timeout' && navigator.onLine
}

/** Codes that only signed-out requests get. */
const SIGNED_OUT = new Set<ErrorCode>(['auth.required', 'reply.sign_in_to_delete'])

/** A session can end elsewhere: refetches it when the server requires signing in. */
export function handleAppError(error: unknown): void {
  if (error instanceof AppError && SIGNED_OUT.has(error.code))
    void queryClient.invalidateQueries({ queryKey: keys.session })
  // Replies were restricted after the post was loaded.
  if (error instanceof AppError && error.code === 'reply.not_allowed')
    void queryClient.invalidateQueries({ queryKey: keys.posts })
}

/** Refetches every active query without data: for a user who stopped waiting. */
export function retryPending(): void {
  const isWaiting = ({ state }: { state: { status: string } }) => state.status === 'pending'
  void queryClient.refetchQueries({ type: 'active', predicate: isWaiting }, { cancelRefetch: true })
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: handleAppError }),
  mutationCache: new MutationCache({ onError: handleAppError }),
  defaultOptions: {
    // `always`: offline, a read fails at once with a message instead of hanging.
    queries: { staleTime: FRESH_MS, retry: mayRetry, networkMode: 'always', refetchOnReconnect: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/**
 * Refetches queries that are invalidated during their first load. TanStack Query joins that load, whose response may be
 * older than the change. Returns a function that ends it.
 */
export function refreshAfterFirstLoad(client: QueryClient): () => void {
  const outdated = new WeakSet<Query>()
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    const isFirstLoad = query.state.data === undefined && query.state.fetchStatus === 'fetching'
    if (action.type === 'invalidate' && isFirstLoad) outdated.add(query)
    const isLoaded = action.type === 'success' && !action.manual
    if (isLoaded && outdated.delete(query))
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
  })
}

refreshAfterFirstLoad(queryClient)
