import { act, renderHook, waitFor } from '@testing-library/react'
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
  author: { displayName: 'Wren Okafor' },
})) as unknown as Graph['posts']
const GRAPH = { posts: POSTS, connections: [] }

function resizeWindow(width: number): void {
  vi.stubGlobal('innerWidth', width)
  act(() => void window.dispatchEvent(new Event('resize')))
}

test('lays a wide graph out again for a narrow window, and back', async () => {
  vi.stubGlobal('Worker', SyncWorker)
  resizeWindow(1280)
  const { result } = renderHook(() => useGraphLayout(GRAPH))
  const getReach = () => Math.max(...[...result.current.positions.values()].map(({ x }) => Math.abs(x)))
  await waitFor(() => expect(result.current.positions.size).toBe(POSTS.length))
  const wide = getReach()
  resizeWindow(390)
  await waitFor(() => expect(result.current.maxWidth).toBeGreaterThan(0))
  expect(getReach()).toBeLessThan((result.current.maxWidth ?? 0) / 2)
  expect(wide).toBeGreaterThan((result.current.maxWidth ?? 0) / 2)
  resizeWindow(1280)
  await waitFor(() => expect(result.current.maxWidth).toBeUndefined())
  expect(getReach()).toBeCloseTo(wide)
})
