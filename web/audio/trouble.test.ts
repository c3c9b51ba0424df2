import { expect, test } from 'vitest'
import { messageOf } from '../../domain/errors'
import { troubleOfMedia, troubleOfPlay } from './trouble'

const said = (trouble: ReturnType<typeof troubleOfPlay>) =>
  trouble && messageOf(trouble.code, { kind: 'squawk', ...trouble.params })

test('maps each error to the sentence of the specification', () => {
  expect(said(troubleOfMedia({ code: 4, message: '404' }))).toBe(
    'Could not play this squawk. The audio file might be missing or corrupted.',
  )
  expect(said(troubleOfMedia({ code: 2, message: '' }))).toBe('Could not play this squawk. Please try again.')
  expect(said(troubleOfMedia(null))).toBe('Could not play this squawk. Please try again.')
  expect(said(troubleOfMedia({ code: 3, message: 'bad frame' }))).toBe('Audio error: 3 - bad frame')
  expect(said(troubleOfPlay(new DOMException('press first', 'NotAllowedError')))).toBe(
    'Playback failed: NotAllowedError - press first',
  )
})

test('returns null when another post was loaded first', () => {
  expect(troubleOfPlay(new DOMException('new load', 'AbortError'))).toBeNull()
})
