import { useEffect, useMemo, useState } from 'react'
import { removeExpired } from '../../../domain/graph/graph'
import type { Graph } from '../../../domain/graph/graph.schema'
import { getServerNow, onServerTime } from '../../state/clock'

/** The graph without posts that expired while it is shown. */
export function useUnexpiredGraph(graph: Graph | undefined): Graph | undefined {
  // Until the first expiry, uses the time of the response: the device's clock may be off by days before it.
  const [now, setNow] = useState<number | null>(null)
  const unexpired = useMemo(() => graph && removeExpired(graph, now ?? getServerNow()), [graph, now])
  const nextEnd = Math.min(
    ...(unexpired?.posts ?? []).map(({ expiresAt }) => expiresAt ?? Number.POSITIVE_INFINITY),
  )
  useEffect(() => {
    if (Number.isFinite(nextEnd)) return onServerTime(nextEnd, () => setNow(getServerNow()))
  }, [nextEnd])
  return unexpired
}
