import { expect, test } from 'vitest'
import { SAMPLE_RATE_HZ } from '../audio/audio.limits'
import { getKind, KIND_NAMES } from '../kinds'
import { RECORDING_FALLBACK_MAX_SECONDS, WAV_MAX_SECONDS } from '../limits'
import { AUDIO_TYPES, createMediaKey, getMediaPath, SERVED_TYPES } from './media'
import { UPLOAD_MAX_BYTES } from './media.limits'

test('builds a key of prefix, user, time, random part and type', () => {
  const key = createMediaKey('squawks', 'usr_1', 1_800_000_000_000, 'k3v9', 'audio/mpeg')
  expect(key).toBe('squawks/usr_1/1800000000000-k3v9.mp3')
  expect(createMediaKey('umues', 'usr_1', 5, 'x', 'audio/wav')).toBe('umues/usr_1/5-x.wav')
})

test('uses the media id as URL path', () => {
  expect(getMediaPath('med_1')).toBe('/media/med_1')
})

test('serves every type that can be uploaded', () => {
  for (const type of Object.keys(AUDIO_TYPES)) expect(SERVED_TYPES).toContain(type)
})

test('fits the longest recording of each type into one upload', () => {
  expect(WAV_MAX_SECONDS * SAMPLE_RATE_HZ * 2 + 44).toBeLessThanOrEqual(UPLOAD_MAX_BYTES)
  expect(RECORDING_FALLBACK_MAX_SECONDS * 8000).toBeLessThanOrEqual(UPLOAD_MAX_BYTES)
  for (const kind of KIND_NAMES) expect(getKind(kind).seconds.pro).toBeLessThanOrEqual(WAV_MAX_SECONDS)
})
