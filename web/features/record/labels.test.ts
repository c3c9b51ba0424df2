import { describe, expect, it } from 'vitest'
import { MODE_NAMES, type Mode } from '../../../domain/kinds'
import { getPublishLabel, getStartLabel } from './labels'

describe('labels of the record screen', () => {
  it.each<[Mode, string]>([
    ['squawk', 'Start Recording'],
    ['mue', 'Start Recording'],
    ['owlcast', 'Start Recording'],
    ['hum', 'Record Reading Intention'],
    ['nightingale', 'Record Original Song'],
  ])('start a %s with "%s"', (mode, label) => {
    expect(getStartLabel(mode, false)).toBe(label)
  })

  it('starts any recording over a track with "Record Over MUE"', () => {
    expect(new Set(MODE_NAMES.map((mode) => getStartLabel(mode, true)))).toEqual(new Set(['Record Over MUE']))
  })

  it.each<[Mode, boolean, string]>([
    ['squawk', false, 'Publish Squawk'],
    ['squawk', true, 'Squawk + Mue'],
    ['hum', false, 'HUM'],
    ['nightingale', false, 'Song'],
    ['owlcast', false, 'Owlcast'],
    ['parrot', false, 'Parrot'],
    ['yap', false, 'Yap'],
    ['mue', true, 'Send'],
  ])('publish a %s (track: %s) with "%s"', (mode, hasTrack, label) => {
    expect(getPublishLabel(mode, hasTrack)).toBe(label)
  })
})
