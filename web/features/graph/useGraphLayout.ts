import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { countReplies, listGraphLines } from '../../../domain/graph/graph'
import type { Graph } from '../../../domain/graph/graph.schema'
import { useDebounced } from '../../hooks/useDebounced'
import { type LayoutInput, type LayoutStep, layoutRows } from './layout'
import { findSavedPosition, savePositions } from './layout-memory'
import { getNarrowWidth, getNodeSize, type NodePosition } from './node-geometry'

type Positions = ReadonlyMap<string, NodePosition>
type Layout = {
  positions: Positions
  /** The width that they were laid out for; undefined for a wide canvas. */
  maxWidth: number | undefined
}
const NO_POSITIONS: Positions = new Map()

function onResize(notify: () => void): () => void {
  addEventListener('resize', notify)
  return () => removeEventListener('resize', notify)
}

/**
 * The position of each post. Computed in a worker unless all positions are known, and again when the window has got
 * another width. `progress` is the share that is done, null in the end; `stop` accepts the current positions.
 */
export function useGraphLayout({ posts, connections }: Pick<Graph, 'posts' | 'connections'>): Layout & {
  progress: number | null
  stop: () => void
} {
  const maxWidth = useDebounced(useSyncExternalStore(onResize, getNarrowWidth))
  const input = useMemo((): LayoutInput => {
    const replies = countReplies(connections)
    const index = new Map(posts.map(({ id }, at) => [id, at]))
    return {
      nodes: posts.map((post) => ({
        width: getNodeSize(post, replies.get(post.id) ?? 0).width,
        at: findSavedPosition(post.id, maxWidth),
      })),
      maxWidth,
      connections: listGraphLines({ posts, connections }).map(
        ({ from, to }) => [index.get(from) ?? 0, index.get(to) ?? 0] as const,
      ),
    }
  }, [posts, connections, maxWidth])
  const [layout, setLayout] = useState<Layout>({ positions: NO_POSITIONS, maxWidth })
  const [progress, setShare] = useState<number | null>(0)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => {
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
            : (findSavedPosition(id, input.maxWidth) ?? { x: 0, y: 0 }),
        ]),
      )
      savePositions(now, input.maxWidth)
      setLayout({ positions: now, maxWidth: input.maxWidth })
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
