import type { ReactNode } from 'react'
import { SEARCH } from '../../../domain/locales/en/posts'
import { getErrorMessage } from '../../api/request-error'
import { useOnline } from '../../hooks/useOnline'
import type { LoadedQuery } from '../../parts/loading/QueryError'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { ErrorState } from '../../ui/states/ErrorState'

type Props = {
  result: LoadedQuery & { isPending: boolean }
  /** Announced when the results are loaded. */
  announcement: string
  children: ReactNode
}

/** The results, or the loading or error state of the query. */
export function SearchState({ result, announcement, children }: Props) {
  const { data, error, isPending, isFetching, refetch } = result
  const online = useOnline()
  if (data === undefined && error)
    return (
      <ErrorState
        text={online ? getErrorMessage(error) : SEARCH.offline}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  // Without a network the query is paused.
  if (data === undefined && !online)
    return <ErrorState text={SEARCH.offline} onRetry={() => void refetch()} />
  if (isPending)
    return (
      <Skeleton label={SEARCH.loading}>
        <SkeletonBlock height="72px" />
        <SkeletonBlock height="72px" />
        <SkeletonBlock height="72px" />
      </Skeleton>
    )
  return (
    <>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {children}
    </>
  )
}
