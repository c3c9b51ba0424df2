import { expect, test } from 'vitest'
import { WAV_HEADER_BYTES, wavHeader, wavOf } from './wav'

test('the header says 16-bit mono at 48 kHz and the length that follows', async () => {
  const view = new DataView(wavHeader(1_000).buffer)
  const text = (at: number) => String.fromCharCode(...new Uint8Array(view.buffer, at, 4))
  expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data'])
  expect(view.getUint32(4, true)).toBe(WAV_HEADER_BYTES - 8 + 2_000)
  expect(view.getUint16(22, true)).toBe(1)
  expect(view.getUint32(24, true)).toBe(48_000)
  expect(view.getUint16(34, true)).toBe(16)
  expect(view.getUint32(40, true)).toBe(2_000)
  expect(wavOf(new Int16Array(1_000)).size).toBe(WAV_HEADER_BYTES + 2_000)
})
