/** The graph of posts and connections. It is large, so live hints are collected before it is refetched. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Graph } from '../../domain/graph.schema'
import type { Kind } from '../../domain/kinds'
import { noteServerTime } from '../state/clock'
import { ask } from './client'
import { keys } from './keys'
import { asNewAsKnown, newestSeq, noteSeq } from './seq'

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
  const graph = await asNewAsKnown(async () => {
    const query = new URLSearchParams()
    if (kinds.length > 0) query.set('kinds', kinds.join())
    if (newestSeq() > 0) query.set('seq', String(newestSeq()))
    const answer = await ask(`/api/graph?${query}`, { signal })
    return (await answer.json()) as Graph
  })
  noteServerTime(graph.now)
  noteSeq(graph.seq)
  return graph
}
