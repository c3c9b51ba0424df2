import { useEffect, useMemo, useRef, useState } from 'react'
import { countReplies, listConnectedGroups, listGraphLines } from '../../../domain/graph/graph'
import type { Graph } from '../../../domain/graph/graph.schema'
import { type LayoutInput, type LayoutStep, layoutRows } from './layout'
import { findSavedPosition, savePositions } from './layout-memory'
import { getNodeSize, type NodePosition } from './node-geometry'

type Positions = ReadonlyMap<string, NodePosition>
type Layout = {
  positions: Positions
  /** Whether they are of stars on a narrow canvas. */
  isNarrow: boolean
}
const NO_POSITIONS: Positions = new Map()

/**
 * The position of each post. Computed in a worker unless all positions are known, and again when the canvas becomes
 * narrow or wide. `progress` is the share that is done, null in the end; `stop` accepts the current positions.
 */
export function useGraphLayout(
  { posts, connections }: Pick<Graph, 'posts' | 'connections'>,
  isNarrow: boolean,
): Layout & {
  progress: number | null
  stop: () => void
} {
  const input = useMemo((): LayoutInput => {
    const replies = countReplies({ posts, connections })
    const groups = new Map(
      listConnectedGroups({ posts, connections }).flatMap((group, at) =>
        group.map(({ id }) => [id, at] as const),
      ),
    )
    const index = new Map(posts.map(({ id }, at) => [id, at]))
    return {
      nodes: posts.map((post) => ({
        width: getNodeSize(post, replies.get(post.id) ?? 0, isNarrow).width,
        at: findSavedPosition(post.id, isNarrow),
        group: groups.get(post.id) ?? 0,
      })),
      isStars: isNarrow,
      connections: listGraphLines({ posts, connections }).map(
        ({ from, to }) => [index.get(from) ?? 0, index.get(to) ?? 0] as const,
      ),
    }
  }, [posts, connections, isNarrow])
  const [layout, setLayout] = useState<Layout>({ positions: NO_POSITIONS, isNarrow })
  const [progress, setShare] = useState<number | null>(0)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => {
    const isForNarrow = input.isStars === true
    let lastPositions = input.nodes.every(({ at }) => at !== null) ? null : layoutRows(input)
    const worker =
      lastPositions && new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' })
    const finish = () => {
      worker?.terminate()
      const now = new Map(
        posts.map(({ id }, at): [string, NodePosition] => [
          id,
          lastPositions
            ? { x: lastPositions[2 * at] ?? 0, y: lastPositions[2 * at + 1] ?? 0 }
            : (findSavedPosition(id, isForNarrow) ?? { x: 0, y: 0 }),
        ]),
      )
      savePositions(now, isForNarrow)
      setLayout({ positions: now, isNarrow: isForNarrow })
      setShare(null)
    }
    stop.current = finish
    if (!worker) {
      finish()
      return
    }
    setShare(0)
    worker.onmessage = ({ data }: MessageEvent<LayoutStep>) => {
      lastPositions = data.positions
      if (data.share === 1) finish()
      else setShare(data.share)
    }
    // Without a worker, posts stay in rows.
    worker.onerror = finish
    worker.postMessage(input)
    return () => worker.terminate()
  }, [input, posts])
  return { ...layout, progress, stop: () => stop.current?.() }
}
