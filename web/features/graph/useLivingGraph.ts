import { useEffect, useMemo, useState } from 'react'
import { livingGraph } from '../../../domain/graph'
import type { Graph } from '../../../domain/graph.schema'
import { onServerTime, serverNow } from '../../state/clock'

/** The graph without what fades while it is on screen. */
export function useLivingGraph(graph: Graph | undefined): Graph | undefined {
  // Until something fades, the graph's own arrival is the time: before it, this device's clock may be days off.
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
