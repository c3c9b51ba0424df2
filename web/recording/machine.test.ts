import { describe, expect, it } from 'vitest'
import type { RecorderSnapshot, Recording } from '../audio/recording'
import {
  getRecordedSeconds,
  hasSpeech,
  IDLE,
  type RecordEvent,
  type RecordState,
  reduceState,
} from './machine'

const recording: Recording = {
  draftId: 'draft_0001',
  mode: 'squawk',
  seconds: 12,
  peaks: '',
  pauses: '',
  samples: async () => new Int16Array(),
  encode: async () => ({ blob: new Blob(), type: 'audio/mpeg' }),
}
const held = { seconds: 3, limitSeconds: 300, problem: null }
const live: RecorderSnapshot = { at: 'recording', silent: false, warning: false, ...held }
const paused: RecorderSnapshot = { at: 'paused', why: 'person', ...held }
const stopped: RecorderSnapshot = { at: 'stopped', recording, why: 'person', problem: null }
const toEvent = (snapshot: RecorderSnapshot): RecordEvent => ({ type: 'recorder', snapshot })
const reduceEvents = (...events: RecordEvent[]) => events.reduce(reduceState, IDLE)

describe('the record state', () => {
  it('goes from idle through recording, paused and stopped to publishing', () => {
    const events = [
      toEvent({ at: 'asking' }),
      toEvent(live),
      toEvent(paused),
      toEvent(live),
      toEvent(stopped),
    ]
    const states = events.map((_, i) => reduceEvents(...events.slice(0, i + 1)).at)
    expect(states).toEqual(['asking', 'recording', 'paused', 'recording', 'stopped'])
    expect(reduceEvents(...events, { type: 'publish' }).at).toBe('publishing')
  })

  it('returns to idle after redo', () => {
    expect(reduceEvents(toEvent(stopped), { type: 'cleared' })).toEqual(IDLE)
  })

  it('keeps the recording when publishing is refused or cancelled', () => {
    const state = reduceEvents(toEvent(stopped), { type: 'publish' }, { type: 'kept' })
    expect(state).toEqual({ at: 'stopped', recording, why: 'person', problem: null } satisfies RecordState)
  })

  it('keeps the microphone error until the next attempt', () => {
    const refused = toEvent({ at: 'failed', code: 'record.microphone_denied' })
    expect(reduceEvents(refused)).toEqual({ at: 'idle', problem: 'record.microphone_denied' })
    expect(reduceEvents(refused, toEvent({ at: 'idle' }))).toMatchObject({
      problem: 'record.microphone_denied',
    })
    expect(reduceEvents(refused, toEvent({ at: 'asking' }))).toEqual({ at: 'asking' })
  })

  it('keeps a recording that goes on while it waits for the microphone', () => {
    const asking = reduceEvents(toEvent(stopped), toEvent({ at: 'asking', resumes: recording }))
    expect(hasSpeech(asking)).toBe(true)
    expect(getRecordedSeconds(asking)).toBe(12)
    expect(hasSpeech(reduceEvents(toEvent({ at: 'asking' })))).toBe(false)
    expect(reduceState(asking, toEvent(stopped))).toEqual(stopped)
  })

  it('replaces a stopped recording by its cut, and no other', () => {
    const cut = { ...recording, seconds: 5 }
    expect(reduceEvents(toEvent(stopped), { type: 'changed', recording: cut })).toMatchObject({
      recording: cut,
    })
    expect(reduceEvents(toEvent(live), { type: 'changed', recording: cut })).toEqual(live)
  })

  it('opens a saved recording, which an idle recorder does not close', () => {
    const state = reduceEvents({ type: 'opened', recording }, toEvent({ at: 'idle' }))
    expect(state).toMatchObject({ at: 'stopped', why: 'saved' })
  })

  it('does not replace a running recording with a saved one', () => {
    expect(reduceEvents(toEvent(live), { type: 'opened', recording }).at).toBe('recording')
  })

  it.each<[string, RecordState, RecordEvent]>([
    [
      'progress after a cancel',
      reduceEvents(toEvent(stopped)),
      { type: 'progress', stage: 'uploading', share: 1, attempt: 1 },
    ],
    ['publishing twice', reduceEvents(toEvent(stopped), { type: 'publish' }), { type: 'publish' }],
    ['publishing nothing', IDLE, { type: 'publish' }],
    ['the recorder while publishing', reduceEvents(toEvent(stopped), { type: 'publish' }), toEvent(stopped)],
  ])('ignores what came too late: %s', (_, state, event) => {
    expect(reduceState(state, event)).toBe(state)
  })

  it('knows when leaving would lose a recording', () => {
    expect([IDLE, reduceEvents(toEvent({ at: 'asking' }))].some(hasSpeech)).toBe(false)
    expect(
      [reduceEvents(toEvent(live)), reduceEvents(toEvent(paused)), reduceEvents(toEvent(stopped))].every(
        hasSpeech,
      ),
    ).toBe(true)
  })

  it('sends a track alone from idle, and returns there when refused', () => {
    const sending = reduceEvents(
      { type: 'send' },
      { type: 'progress', stage: 'posting', share: 1, attempt: 1 },
    )
    expect(sending).toEqual({ at: 'sending', stage: 'posting', share: 1, attempt: 1 })
    expect(reduceState(sending, toEvent({ at: 'idle' }))).toBe(sending)
    expect(reduceState(sending, { type: 'kept' })).toEqual(IDLE)
    expect(reduceEvents(toEvent(stopped), { type: 'send' })).toMatchObject({ at: 'stopped' })
  })
})
