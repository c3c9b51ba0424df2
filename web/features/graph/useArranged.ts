import { useEffect, useMemo, useRef, useState } from 'react'
import { linesIn, repliesIn } from '../../../domain/graph'
import type { Graph } from '../../../domain/graph.schema'
import { type Arranged, inRows, type Step } from './arrange'
import { type Place, sizeOf } from './boxes'
import { placeBefore, rememberPlaces } from './remembered'

type Places = ReadonlyMap<string, Place>
const NOWHERE: Places = new Map()

/**
 * The position of each post. Computed in a worker unless all positions are known. `share` is the progress, null when
 * done; `stop` accepts the current positions.
 */
export function useArranged({ posts, ties }: Pick<Graph, 'posts' | 'ties'>): {
  places: Places
  share: number | null
  stop: () => void
} {
  const input = useMemo((): Arranged => {
    const replies = repliesIn(ties)
    const index = new Map(posts.map(({ id }, at) => [id, at]))
    return {
      nodes: posts.map((post) => ({
        width: sizeOf(post, replies.get(post.id) ?? 0).width,
        at: placeBefore(post.id),
      })),
      ties: linesIn({ posts, ties }).map(
        ({ from, to }) => [index.get(from) ?? 0, index.get(to) ?? 0] as const,
      ),
    }
  }, [posts, ties])
  const [places, setPlaces] = useState(NOWHERE)
  const [share, setShare] = useState<number | null>(0)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => {
    let last = input.nodes.every(({ at }) => at !== null) ? null : inRows(input)
    const worker = last && new Worker(new URL('./arrange.worker.ts', import.meta.url), { type: 'module' })
    const finish = () => {
      worker?.terminate()
      const now = new Map(
        posts.map(({ id }, at): [string, Place] => [
          id,
          last ? { x: last[2 * at] ?? 0, y: last[2 * at + 1] ?? 0 } : (placeBefore(id) ?? { x: 0, y: 0 }),
        ]),
      )
      rememberPlaces(now)
      setPlaces(now)
      setShare(null)
    }
    stop.current = finish
    if (!worker) {
      finish()
      return
    }
    setShare(0)
    worker.onmessage = ({ data }: MessageEvent<Step>) => {
      last = data.places
      if (data.share === 1) finish()
      else setShare(data.share)
    }
    // Without a worker, posts stay in rows.
    worker.onerror = finish
    worker.postMessage(input)
    return () => worker.terminate()
  }, [input, posts])
  return { places, share, stop: () => stop.current?.() }
}
