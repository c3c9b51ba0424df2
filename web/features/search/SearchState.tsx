import type { ReactNode } from 'react'
import { textOf } from '../../api/failure'
import { useOnline } from '../../state/useOnline'
import { Oops } from '../../ui/Oops'
import { Bone, Skeleton } from '../../ui/Skeleton'
import { SEARCH } from '../../words/search'

type Props = {
  asked: {
    data: unknown
    error: Error | null
    isPending: boolean
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  /** Announced when the results are loaded. */
  says: string
  children: ReactNode
}

/** The results, or the loading or error state of the query. */
export function SearchState({ asked, says, children }: Props) {
  const { data, error, isPending, isFetching, refetch } = asked
  const online = useOnline()
  if (data === undefined && error)
    return (
      <Oops text={online ? textOf(error) : SEARCH.offline} busy={isFetching} onRetry={() => void refetch()} />
    )
  // Without a network the query is paused.
  if (data === undefined && !online) return <Oops text={SEARCH.offline} onRetry={() => void refetch()} />
  if (isPending)
    return (
      <Skeleton label={SEARCH.loading}>
        <Bone height="72px" />
        <Bone height="72px" />
        <Bone height="72px" />
      </Skeleton>
    )
  return (
    <>
      <p className="sr" role="status">
        {says}
      </p>
      {children}
    </>
  )
}
