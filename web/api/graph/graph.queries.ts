/** The graph of posts and connections. It is large, so live hints are collected before it is refetched. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Graph } from '../../../domain/graph/graph.schema'
import type { Kind } from '../../../domain/kinds'
import type { graphRoutes } from '../../../worker/graph/graph.routes'
import { setServerTime } from '../../state/clock'
import { keys } from '../keys'
import { getSeqParam, readFresh, recordSeq } from '../seq'
import { createClient } from '../typed-client'

const graphApi = createClient<typeof graphRoutes>()

const GATHER_MS = 2000

/**
 * The graph of all kinds, or of these; null disables it. Hints mark it stale, and it is refetched in the background.
 */
export function useGraph(kinds: readonly Kind[] | null) {
  const query = useQuery({
    queryKey: keys.graph(kinds?.join() ?? ''),
    enabled: kinds !== null,
    queryFn: ({ signal }) => readGraph(kinds ?? [], signal),
    // Stale when a hint says so, and on every mount.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
  const { isStale, isFetching, isSuccess, refetch } = query
  useEffect(() => {
    if (!isStale || isFetching || !isSuccess) return
    const timer = setTimeout(() => void refetch(), GATHER_MS)
    return () => clearTimeout(timer)
  }, [isStale, isFetching, isSuccess, refetch])
  return query
}

async function readGraph(kinds: readonly Kind[], signal: AbortSignal): Promise<Graph> {
  const graph = await readFresh(async (): Promise<Graph> => {
    const query = { kinds: kinds.join() || undefined, seq: getSeqParam() }
    return (await graphApi.api.graph.$get({ query }, { init: { signal } })).json()
  })
  setServerTime(graph.now)
  recordSeq(graph.seq)
  return graph
}
