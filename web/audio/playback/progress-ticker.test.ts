import { afterEach, expect, test, vi } from 'vitest'
import type { Playable } from './playable'
import { createProgressTicker } from './progress-ticker'

const ITEM = { id: 'post_1' } as Playable

afterEach(() => vi.unstubAllGlobals())

/** Paint calls in one second of 60 frames while a post plays. */
function countPaints({ lessMotion }: { lessMotion: boolean }): number {
  let next: FrameRequestCallback = () => undefined
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }))
  vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) => {
    next = step
    return 1
  })
  const ticker = createProgressTicker(() => [0, 1])
  const paint = vi.fn()
  ticker.watch(ITEM, paint)
  paint.mockClear()
  ticker.run(() => ITEM.id)
  for (let frame = 0; frame < 60; frame++) next((frame * 1000) / 60)
  return paint.mock.calls.length
}

test('paints a playing post in every frame', () => {
  expect(countPaints({ lessMotion: false })).toBe(60)
})

test('paints in steps when reduced motion is preferred', () => {
  expect(countPaints({ lessMotion: true })).toBe(5)
})
