import { expect, test } from 'vitest'
import { measureWav } from '../../../domain/audio/wav-format'
import { toWav } from './wav'

test('creates a file with the duration of its samples', async () => {
  const bytes = new Uint8Array(await toWav(new Int16Array(96_000)).arrayBuffer())
  expect(measureWav(bytes.subarray(0, 4096), bytes.length)).toBe(2)
})
