import { describe, expect, test } from 'vitest'
import { packPeaks } from './peaks'
import { formatTakeNotice, isSilentTake, listTakeNotices, type TakeNotice } from './take-notices'

/** Peaks of a recording: the level at each share of its length. */
const draw = (toLevel: (at: number) => number) =>
  packPeaks(Array.from({ length: 160 }, (_, bar) => toLevel(bar / 160)))
const silence = draw(() => 0)
const voice = draw((at) => (Math.floor(at * 40) % 4 === 0 ? 0 : 0.6 + 0.4 * Math.cos(at * 50) ** 2))
/** Heard between these seconds only. */
const drawHeard = (seconds: number, from: number, to: number) =>
  draw((at) => (at >= from / seconds && at < to / seconds ? 1 : 0))

describe('nothing can be heard in', () => {
  test.each([
    ['six seconds of zeros', silence, 6],
    ['half a second of zeros', silence, 0.5],
    ['a quarter of an hour of zeros', silence, 900],
    ['the noise of a room', draw((at) => 0.07 * Math.cos(at * 90) ** 2), 20],
    ['six seconds that are silent after the first', drawHeard(6, 0, 1), 6],
    ['a minute that is silent after the first second', drawHeard(60, 0, 1), 60],
    ['a minute with a click at its start and its end', draw((at) => (at === 0 || at > 0.99 ? 1 : 0)), 60],
    ['a quarter of an hour with one click', draw((at) => (at === 0.5 ? 1 : 0)), 900],
  ])('%s', (_, peaks, seconds) => {
    expect(isSilentTake({ peaks, seconds })).toBe(true)
  })
})

describe('something can be heard in', () => {
  test.each([
    ['a voice', voice, 12],
    ['a word in a short recording', drawHeard(1.5, 0.2, 0.9), 1.5],
    ['a word, and three seconds until Stop', drawHeard(4, 0, 1), 4],
    ['two seconds of a minute', drawHeard(60, 10, 12.5), 60],
    ['a whisper', draw((at) => 0.2 + 0.1 * Math.cos(at * 70)), 10],
    ['a quiet song', draw(() => 0.12), 90],
    ['a quiet voice after a bang', draw((at) => (at === 0 ? 1 : 0.02)), 30],
    ['a recording without peaks', '', 10],
    ['a track alone', '', 0],
  ])('%s', (_, peaks, seconds) => {
    expect(isSilentTake({ peaks, seconds })).toBe(false)
  })
})

describe('notices', () => {
  const recording = (changes: object) => ({ seconds: 12, peaks: voice, ...changes })
  test.each<[string, Parameters<typeof listTakeNotices>[0], TakeNotice[]]>([
    ['of an idle recorder', { at: 'idle' }, []],
    ['of a good recording', { at: 'recording', silent: false, clipping: false }, []],
    ['of silence', { at: 'recording', silent: true, clipping: false }, ['silent']],
    ['of clipping', { at: 'recording', silent: false, clipping: true }, ['clipping']],
    ['of a bang that went silent', { at: 'recording', silent: true, clipping: true }, ['silent', 'clipping']],
    ['of a recorder that does not measure clipping', { at: 'recording', silent: false }, []],
    ['of a paused recording', { at: 'paused', silent: true, clipping: true }, []],
    ['of a good take', { at: 'stopped', recording: recording({ clippedSeconds: 0 }) }, []],
    ['of a draft of an older build', { at: 'stopped', recording: recording({}) }, []],
    ['of a silent take', { at: 'stopped', recording: recording({ peaks: silence }) }, ['silentTake']],
    ['of a clipped take', { at: 'stopped', recording: recording({ clippedSeconds: 1 }) }, ['clippedTake']],
    [
      'of a take that was clipped briefly',
      { at: 'stopped', recording: recording({ clippedSeconds: 0.4 }) },
      ['clippedTake'],
    ],
    ['while it is published', { at: 'publishing', recording: recording({ peaks: silence }) }, []],
  ])('%s', (_, state, notices) => {
    expect(listTakeNotices(state)).toEqual(notices)
  })

  test('each have a sentence of their own', () => {
    const notices: TakeNotice[] = ['silent', 'clipping', 'silentTake', 'clippedTake']
    expect(new Set(notices.map(formatTakeNotice)).size).toBe(4)
  })
})
