import { expect, test } from 'vitest'
import { toMicrophoneErrorCode } from './microphone'

test.each([
  ['NotAllowedError', 'record.microphone_denied'],
  ['NotFoundError', 'record.microphone_missing'],
  ['NotReadableError', 'record.microphone_busy'],
  ['TypeError', 'record.unsupported'],
])('maps %s to %s', (name, code) => {
  expect(toMicrophoneErrorCode(Object.assign(new Error(), { name }))).toBe(code)
})
