import { expect, test } from 'vitest'
import { wavSeconds } from '../../domain/wav-format'
import { wavOf } from './wav'

test('creates a file with the duration of its samples', async () => {
  const bytes = new Uint8Array(await wavOf(new Int16Array(96_000)).arrayBuffer())
  expect(wavSeconds(bytes.subarray(0, 4096), bytes.length)).toBe(2)
})
