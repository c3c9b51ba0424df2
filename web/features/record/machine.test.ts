import { describe, expect, it } from 'vitest'
import type { RecorderSnapshot, Take } from '../../audio/recording'
import { hasSpeech, IDLE, next, type RecordEvent, type RecordState } from './machine'

const take: Take = {
  draftId: 'draft_0001',
  mode: 'squawk',
  seconds: 12,
  peaks: [],
  samples: async () => new Int16Array(),
  encoded: async () => ({ blob: new Blob(), type: 'audio/mpeg' }),
}
const held = { seconds: 3, limitSeconds: 300, trouble: null }
const live: RecorderSnapshot = { at: 'recording', silent: false, warning: false, ...held }
const paused: RecorderSnapshot = { at: 'paused', why: 'person', ...held }
const stopped: RecorderSnapshot = { at: 'stopped', take, why: 'person', trouble: null }
const said = (snapshot: RecorderSnapshot): RecordEvent => ({ type: 'recorder', snapshot })
const walk = (...events: RecordEvent[]) => events.reduce(next, IDLE)

describe('the record state', () => {
  it('goes from idle through recording, paused and stopped to publishing', () => {
    const story = [said({ at: 'asking' }), said(live), said(paused), said(live), said(stopped)]
    const states = story.map((_, i) => walk(...story.slice(0, i + 1)).at)
    expect(states).toEqual(['asking', 'recording', 'paused', 'recording', 'stopped'])
    expect(walk(...story, { type: 'publish' }).at).toBe('publishing')
  })

  it('returns to idle after redo', () => {
    expect(walk(said(stopped), { type: 'cleared' })).toEqual(IDLE)
  })

  it('keeps the recording when publishing is refused or cancelled', () => {
    const state = walk(said(stopped), { type: 'publish' }, { type: 'kept' })
    expect(state).toEqual({ at: 'stopped', take, why: 'person', trouble: null } satisfies RecordState)
  })

  it('keeps the microphone error until the next attempt', () => {
    const refused = said({ at: 'failed', code: 'record.microphone_denied' })
    expect(walk(refused)).toEqual({ at: 'idle', problem: 'record.microphone_denied' })
    expect(walk(refused, said({ at: 'idle' }))).toMatchObject({ problem: 'record.microphone_denied' })
    expect(walk(refused, said({ at: 'asking' }))).toEqual({ at: 'asking' })
  })

  it('opens a saved recording, which an idle recorder does not close', () => {
    const state = walk({ type: 'opened', take }, said({ at: 'idle' }))
    expect(state).toMatchObject({ at: 'stopped', why: 'saved' })
  })

  it('does not replace a running recording with a saved one', () => {
    expect(walk(said(live), { type: 'opened', take }).at).toBe('recording')
  })

  it.each<[string, RecordState, RecordEvent]>([
    [
      'progress after a cancel',
      walk(said(stopped)),
      { type: 'progress', stage: 'uploading', share: 1, attempt: 1 },
    ],
    ['publishing twice', walk(said(stopped), { type: 'publish' }), { type: 'publish' }],
    ['publishing nothing', IDLE, { type: 'publish' }],
    ['the recorder while publishing', walk(said(stopped), { type: 'publish' }), said(stopped)],
  ])('ignores what came too late: %s', (_, state, event) => {
    expect(next(state, event)).toBe(state)
  })

  it('knows when leaving would lose a recording', () => {
    expect([IDLE, walk(said({ at: 'asking' }))].some(hasSpeech)).toBe(false)
    expect([walk(said(live)), walk(said(paused)), walk(said(stopped))].every(hasSpeech)).toBe(true)
  })

  it('sends a track alone from idle, and returns there when refused', () => {
    const sending = walk({ type: 'send' }, { type: 'progress', stage: 'posting', share: 1, attempt: 1 })
    expect(sending).toEqual({ at: 'sending', stage: 'posting', share: 1, attempt: 1 })
    expect(next(sending, said({ at: 'idle' }))).toBe(sending)
    expect(next(sending, { type: 'kept' })).toEqual(IDLE)
    expect(walk(said(stopped), { type: 'send' })).toMatchObject({ at: 'stopped' })
  })
})
