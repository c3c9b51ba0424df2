import { expect, test } from 'vitest'
import { toWavePath } from './waveform-path'

test('draws each level as a stroke of a minimum length', () => {
  const levels = [1, 0, 1, 0]
  expect(toWavePath(levels, 20, 24)).toBe('M2.5 2.0v20.0M7.5 11.5v1.0M12.5 2.0v20.0M17.5 11.5v1.0')
})
