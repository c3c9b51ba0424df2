import { useEffect, useMemo, useState } from 'react'
import { livingGraph } from '../../../domain/graph'
import type { Graph } from '../../../domain/graph.schema'
import { onServerTime, serverNow } from '../../state/clock'

/** The graph without posts that expired while it is shown. */
export function useLivingGraph(graph: Graph | undefined): Graph | undefined {
  // Until the first expiry, uses the time of the response: the device's clock may be off by days before it.
  const [now, setNow] = useState<number | null>(null)
  const living = useMemo(() => graph && livingGraph(graph, now ?? serverNow()), [graph, now])
  const nextEnd = Math.min(
    ...(living?.posts ?? []).map(({ expiresAt }) => expiresAt ?? Number.POSITIVE_INFINITY),
  )
  useEffect(() => {
    if (Number.isFinite(nextEnd)) return onServerTime(nextEnd, () => setNow(serverNow()))
  }, [nextEnd])
  return living
}
