import './ListState.css'
import type { ReactNode } from 'react'
import { FailureIcon } from '../../ui/states/FailureIcon'
import { type LoadedQuery, QueryError } from './QueryError'

type Props = {
  list: LoadedQuery & { isPending: boolean; isFetchNextPageError: boolean }
  skeleton: ReactNode
  /** Shown above items that could not be refetched. */
  stale?: string
  isEmpty: boolean
  empty: ReactNode
}

/** The state of a paged list, instead of its items or above them: loading, failed, out of date, or empty. */
export function ListState({ list, skeleton, stale, isEmpty, empty }: Props) {
  if (list.isPending) return skeleton
  if (!list.data) return <QueryError query={list} />
  return (
    <>
      {stale && list.error && !list.isFetchNextPageError ? (
        <p className="stale-note subtle row">
          <FailureIcon className="icon icon-small" />
          {stale}
        </p>
      ) : null}
      {isEmpty ? empty : null}
    </>
  )
}
