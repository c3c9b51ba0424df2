import { expect, test } from 'vitest'
import { KIND_NAMES, kindOf } from './kinds'
import { RECORDING_FALLBACK_MAX_SECONDS, SAMPLE_RATE_HZ, UPLOAD_MAX_BYTES, WAV_MAX_SECONDS } from './limits'
import { AUDIO_TYPES, mediaKey, mediaPath, SERVED_TYPES } from './media'

test('a key names prefix, person, time and type, and cannot be guessed', () => {
  const key = mediaKey('squawks', 'usr_1', 1_800_000_000_000, 'k3v9', 'audio/mpeg')
  expect(key).toBe('squawks/usr_1/1800000000000-k3v9.mp3')
  expect(mediaKey('umues', 'usr_1', 5, 'x', 'audio/wav')).toBe('umues/usr_1/5-x.wav')
})

test('the world hears a recording by its id', () => {
  expect(mediaPath('med_1')).toBe('/media/med_1')
})

test('whatever may be uploaded may be served', () => {
  for (const type of Object.keys(AUDIO_TYPES)) expect(SERVED_TYPES).toContain(type)
})

test('the longest recording of each type fits into one object', () => {
  expect(WAV_MAX_SECONDS * SAMPLE_RATE_HZ * 2 + 44).toBeLessThanOrEqual(UPLOAD_MAX_BYTES)
  expect(RECORDING_FALLBACK_MAX_SECONDS * 8000).toBeLessThanOrEqual(UPLOAD_MAX_BYTES)
  for (const kind of KIND_NAMES) expect(kindOf(kind).seconds.pro).toBeLessThanOrEqual(WAV_MAX_SECONDS)
})
