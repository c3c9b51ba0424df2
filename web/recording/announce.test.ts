import { describe, expect, it } from 'vitest'
import { findAnnouncement } from './announce'
import { IDLE, type RecordState } from './machine'

const recording = (seconds: number): RecordState => ({
  at: 'recording',
  seconds,
  limitSeconds: 300,
  silent: false,
  warning: false,
  problem: null,
})
const paused: RecordState = { at: 'paused', seconds: 5, limitSeconds: 300, why: 'person', problem: null }

describe('screen reader announcements', () => {
  it.each<[string, RecordState, RecordState, string | null]>([
    ['the start', { at: 'asking' }, recording(0), 'Recording started'],
    ['no single second', recording(4), recording(5), null],
    ['30 s before the end', recording(269), recording(270), '30 seconds left'],
    ['10 s before the end', recording(289), recording(290), '10 seconds left'],
    ['a mark that a late tick jumped over', recording(288), recording(292), '10 seconds left'],
    ['no mark twice', recording(290), recording(291), null],
    ['a pause', recording(5), paused, 'Recording paused'],
    ['going on', paused, recording(5), 'Recording resumed'],
    ['nothing at rest', IDLE, { at: 'asking' }, null],
  ])('%s', (_, before, after, sentence) => {
    expect(findAnnouncement(before, after)).toBe(sentence)
  })
})
