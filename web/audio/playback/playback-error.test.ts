import { expect, test } from 'vitest'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { describeMediaError, describePlayError } from './playback-error'

const formatError = (error: ReturnType<typeof describePlayError>) =>
  error && formatErrorMessage(error.code, { kind: 'squawk', ...error.params })

test('maps each error to the sentence of the specification', () => {
  expect(formatError(describeMediaError({ code: 4, message: '404' }))).toBe(
    'Could not play this squawk. The audio file might be missing or corrupted.',
  )
  expect(formatError(describeMediaError({ code: 2, message: '' }))).toBe(
    'Could not play this squawk. Please try again.',
  )
  expect(formatError(describeMediaError(null))).toBe('Could not play this squawk. Please try again.')
  expect(formatError(describeMediaError({ code: 3, message: 'bad frame' }))).toBe(
    'Audio error: 3 - bad frame',
  )
  expect(formatError(describePlayError(new DOMException('press first', 'NotAllowedError')))).toBe(
    'Playback failed: NotAllowedError - press first',
  )
})

test('returns null when another post was loaded first', () => {
  expect(describePlayError(new DOMException('new load', 'AbortError'))).toBeNull()
})
