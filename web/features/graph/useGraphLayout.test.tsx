import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Graph } from '../../../domain/graph/graph.schema'
import { computeLayout, type LayoutInput, type LayoutStep } from './layout'
import { useGraphLayout } from './useGraphLayout'

/** Lays out at once, without a thread. */
class SyncWorker {
  onmessage?: (event: { data: LayoutStep }) => void
  terminate() {}
  postMessage(input: LayoutInput) {
    for (const data of computeLayout(input)) this.onmessage?.({ data })
  }
}

afterEach(() => vi.unstubAllGlobals())

const POSTS = Array.from({ length: 12 }, (_, at) => ({
  id: `post-${at}`,
  kind: 'squawk',
  title: `A title of some length, number ${at}`,
  author: 'Wren Okafor',
  peer: null,
  replyCount: 0,
})) as unknown as Graph['posts']
const GRAPH = { posts: POSTS, connections: [] }

test('lays a wide graph out again for a narrow canvas, and back', async () => {
  vi.stubGlobal('Worker', SyncWorker)
  const { result, rerender } = renderHook(({ isNarrow }) => useGraphLayout(GRAPH, isNarrow), {
    initialProps: { isNarrow: false },
  })
  const getReach = () => Math.max(...[...result.current.positions.values()].map(({ x }) => Math.abs(x)))
  await waitFor(() => expect(result.current.positions.size).toBe(POSTS.length))
  const wide = getReach()
  rerender({ isNarrow: true })
  await waitFor(() => expect(result.current.isNarrow).toBe(true))
  expect(getReach()).toBeLessThan(wide / 2)
  rerender({ isNarrow: false })
  await waitFor(() => expect(result.current.isNarrow).toBe(false))
  expect(getReach()).toBeCloseTo(wide)
})
