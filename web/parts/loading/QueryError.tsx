import { getErrorMessage } from '../../api/request-error'
import { ErrorState } from '../../ui/states/ErrorState'

export type LoadedQuery = {
  data: unknown
  error: Error | null
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** The error of a query without data, with a retry button; nothing in any other state. */
export function QueryError({ query: { data, error, isFetching, refetch } }: { query: LoadedQuery }) {
  if (!error || data) return null
  return <ErrorState text={getErrorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
}
