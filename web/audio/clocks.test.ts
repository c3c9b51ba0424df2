import { afterEach, expect, test, vi } from 'vitest'
import { createClocks } from './clocks'
import type { Playable } from './playable'

const VOICE = { id: 'post_1' } as Playable

afterEach(() => vi.unstubAllGlobals())

/** Paint calls in one second of 60 frames while a post plays. */
function paintsInASecond({ lessMotion }: { lessMotion: boolean }): number {
  let next: FrameRequestCallback = () => undefined
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }))
  vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) => {
    next = step
    return 1
  })
  const clocks = createClocks(() => [0, 1])
  const paint = vi.fn()
  clocks.watch(VOICE, paint)
  paint.mockClear()
  clocks.run(() => VOICE.id)
  for (let frame = 0; frame < 60; frame++) next((frame * 1000) / 60)
  return paint.mock.calls.length
}

test('paints a playing post in every frame', () => {
  expect(paintsInASecond({ lessMotion: false })).toBe(60)
})

test('paints in steps when reduced motion is preferred', () => {
  expect(paintsInASecond({ lessMotion: true })).toBe(5)
})
