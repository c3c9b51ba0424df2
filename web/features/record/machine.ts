/**
 * The record screen's states (spec §4): idle → recording → paused (and back) → stopped → publishing. Pure: sound, storage
 * and network live elsewhere and report here. Events that do not fit the present state are stale and change nothing.
 */
import type { ErrorCode } from '../../../domain/errors'
import type { RecorderSnapshot, Take } from '../../audio/recording'

/** Why a recording ended; `saved` was taken up again from the device. */
export type Why = 'person' | 'limit' | 'saved'
export type Stage = 'mixing' | 'encoding' | 'uploading' | 'posting'
/** How far publishing is. `share` runs from 0 to 1 in each stage. */
export type Progress = { stage: Stage; share: number; attempt: number }

type Kept = { take: Take; why: Why; trouble: ErrorCode | null }
export type RecordState =
  | { at: 'idle'; problem: ErrorCode | null }
  | Extract<RecorderSnapshot, { at: 'asking' | 'recording' | 'paused' }>
  | ({ at: 'stopped' } & Kept)
  | ({ at: 'publishing' } & Kept & Progress)
  /** A track alone is on its way. */
  | ({ at: 'sending' } & Progress)

export type RecordEvent =
  /** The recorder says where it is. */
  | { type: 'recorder'; snapshot: RecorderSnapshot }
  /** A recording saved on the device is taken up again. */
  | { type: 'opened'; take: Take }
  | { type: 'publish' }
  /** A track is sent without a recording. */
  | { type: 'send' }
  | ({ type: 'progress' } & Progress)
  /** Refused or cancelled: the recording stays. */
  | { type: 'kept' }
  /** Published, handed to the outbox, redone or cancelled. */
  | { type: 'cleared' }

export const IDLE: RecordState = { at: 'idle', problem: null }

/** The state after an event. */
export function next(state: RecordState, event: RecordEvent): RecordState {
  switch (event.type) {
    case 'recorder':
      return isOnItsWay(state) ? state : heard(state, event.snapshot)
    case 'opened':
      return state.at === 'idle' ? { at: 'stopped', take: event.take, why: 'saved', trouble: null } : state
    case 'publish':
      return state.at === 'stopped'
        ? { ...state, at: 'publishing', stage: 'encoding', share: 0, attempt: 1 }
        : state
    case 'send':
      return state.at === 'idle' ? { at: 'sending', stage: 'posting', share: 0, attempt: 1 } : state
    case 'progress': {
      const { stage, share, attempt } = event
      return isOnItsWay(state) ? { ...state, stage, share, attempt } : state
    }
    case 'kept':
      if (state.at === 'sending') return IDLE
      return state.at === 'publishing'
        ? { at: 'stopped', take: state.take, why: state.why, trouble: state.trouble }
        : state
    case 'cleared':
      return IDLE
  }
}

function heard(state: RecordState, snapshot: RecorderSnapshot): RecordState {
  switch (snapshot.at) {
    case 'failed':
      return { at: 'idle', problem: snapshot.code }
    case 'idle':
      // A recorder at rest says nothing about a recording taken up from the device, or about a problem just shown.
      return state.at === 'idle' || (state.at === 'stopped' && state.why === 'saved') ? state : IDLE
    default:
      return snapshot
  }
}

/** Whether there is speech that would be lost by leaving this state. */
export function hasSpeech(state: RecordState): boolean {
  return (
    state.at === 'recording' || state.at === 'paused' || state.at === 'stopped' || state.at === 'publishing'
  )
}

/** Whether mode and music may still be changed: not once the microphone was asked for. */
export function isOpen(state: RecordState): boolean {
  return state.at === 'idle'
}

/** Whether the microphone is held, or the voice is on its way out. */
export function isBusy(state: RecordState): boolean {
  return state.at === 'asking' || state.at === 'recording' || state.at === 'paused' || isOnItsWay(state)
}

/** Whether it is being published. */
export function isOnItsWay(
  state: RecordState,
): state is Extract<RecordState, { at: 'publishing' | 'sending' }> {
  return state.at === 'publishing' || state.at === 'sending'
}

/** How long the person has spoken, in seconds. */
export function spokenSeconds(state: RecordState): number {
  if (state.at === 'recording' || state.at === 'paused') return state.seconds
  return state.at === 'stopped' || state.at === 'publishing' ? state.take.seconds : 0
}

/** Where a recording is, as far as the form beside it goes. */
export function stageOf(state: RecordState): 'open' | 'recording' | 'paused' | 'over' {
  if (isOpen(state) || state.at === 'asking') return 'open'
  return state.at === 'recording' || state.at === 'paused' ? state.at : 'over'
}
