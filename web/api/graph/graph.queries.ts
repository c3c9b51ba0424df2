/** The graph of posts and connections, by pages. Live hints are collected before it is refetched. */
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { mergeGraphs } from '../../../domain/graph/graph'
import type { Graph } from '../../../domain/graph/graph.schema'
import type { Kind } from '../../../domain/kinds'
import type { graphRoutes } from '../../../worker/graph/graph.routes'
import { setServerTime } from '../../state/clock'
import { keys } from '../keys'
import { BY_CURSOR } from '../paged-query'
import { getSeqParam, readFresh, recordSeq } from '../seq'
import { createClient } from '../typed-client'

const graphApi = createClient<typeof graphRoutes>()

const GATHER_MS = 2000

const mergePages = ({ pages }: InfiniteData<Graph>) => mergeGraphs(pages)

/**
 * The loaded pages of the graph of all kinds, or of these, as one graph; null disables it. Hints mark it stale, and it is
 * refetched in the background.
 */
export function useGraph(kinds: readonly Kind[] | null) {
  const query = useInfiniteQuery({
    queryKey: keys.graph(kinds?.join() ?? ''),
    enabled: kinds !== null,
    queryFn: ({ pageParam, signal }) => readGraph(kinds ?? [], pageParam, signal),
    ...BY_CURSOR,
    select: mergePages,
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

async function readGraph(kinds: readonly Kind[], cursor: string | null, signal: AbortSignal): Promise<Graph> {
  const graph = await readFresh(async (): Promise<Graph> => {
    const query = { kinds: kinds.join() || undefined, seq: getSeqParam(), cursor: cursor ?? undefined }
    return (await graphApi.api.graph.$get({ query }, { init: { signal } })).json()
  })
  setServerTime(graph.now)
  recordSeq(graph.seq)
  return graph
}

/** The newest posts of the site that match the text, loaded or not, with what they reply to; disabled for empty text. */
export function useGraphMatches(typed: string, isEnabled: boolean) {
  return useQuery({
    queryKey: keys.graphMatches(typed),
    enabled: isEnabled && typed !== '',
    queryFn: async ({ signal }): Promise<Graph> =>
      (await graphApi.api.graph.$get({ query: { q: typed } }, { init: { signal } })).json(),
  })
}
