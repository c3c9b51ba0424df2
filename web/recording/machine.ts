/**
 * State machine of the record screen (spec §4): idle → recording → paused (and back) → stopped → publishing. Pure:
 * audio, storage and network report events. Events that do not fit the current state are stale and ignored.
 */
import type { ErrorCode } from '../../domain/errors/error-table'
import type { RecorderSnapshot, Recording } from '../audio/recording'

/** Why a recording ended; `saved`: reopened from the device. */
export type StopReason = 'person' | 'limit' | 'saved'
export type PublishStage = 'mixing' | 'encoding' | 'uploading' | 'posting'
/** Publishing progress. `share` runs from 0 to 1 in each stage. */
export type PublishProgress = { stage: PublishStage; share: number; attempt: number }

type StoppedState = { recording: Recording; why: StopReason; problem: ErrorCode | null }
export type RecordState =
  | { at: 'idle'; problem: ErrorCode | null }
  | Extract<RecorderSnapshot, { at: 'asking' | 'recording' | 'paused' }>
  | ({ at: 'stopped' } & StoppedState)
  | ({ at: 'publishing' } & StoppedState & PublishProgress)
  /** A track alone is being published. */
  | ({ at: 'sending' } & PublishProgress)

export type RecordEvent =
  /** The recorder's snapshot changed. */
  | { type: 'recorder'; snapshot: RecorderSnapshot }
  /** A saved recording was reopened. */
  | { type: 'opened'; recording: Recording }
  /** Its ends were cut, the cut was undone, or another tab changed it. */
  | { type: 'changed'; recording: Recording }
  | { type: 'publish' }
  /** A track is published without a recording. */
  | { type: 'send' }
  | ({ type: 'progress' } & PublishProgress)
  /** Refused or cancelled: the recording stays. */
  | { type: 'kept' }
  /** Published, moved to the outbox, redone or cancelled. */
  | { type: 'cleared' }

export const IDLE: RecordState = { at: 'idle', problem: null }

/** The state after an event. */
export function reduceState(state: RecordState, event: RecordEvent): RecordState {
  switch (event.type) {
    case 'recorder':
      return isPublishing(state) ? state : applySnapshot(state, event.snapshot)
    case 'opened':
      return state.at === 'idle'
        ? { at: 'stopped', recording: event.recording, why: 'saved', problem: null }
        : state
    case 'changed':
      return state.at === 'stopped' ? { ...state, recording: event.recording } : state
    case 'publish':
      return state.at === 'stopped'
        ? { ...state, at: 'publishing', stage: 'encoding', share: 0, attempt: 1 }
        : state
    case 'send':
      return state.at === 'idle' ? { at: 'sending', stage: 'posting', share: 0, attempt: 1 } : state
    case 'progress': {
      const { stage, share, attempt } = event
      return isPublishing(state) ? { ...state, stage, share, attempt } : state
    }
    case 'kept':
      if (state.at === 'sending') return IDLE
      return state.at === 'publishing'
        ? { at: 'stopped', recording: state.recording, why: state.why, problem: state.problem }
        : state
    case 'cleared':
      return IDLE
  }
}

function applySnapshot(state: RecordState, snapshot: RecorderSnapshot): RecordState {
  switch (snapshot.at) {
    case 'failed':
      return { at: 'idle', problem: snapshot.code }
    case 'idle':
      // An idle recorder must not clear a reopened recording or a displayed problem.
      return state.at === 'idle' || (state.at === 'stopped' && state.why === 'saved') ? state : IDLE
    default:
      return snapshot
  }
}

/** Whether leaving this state would lose a recording. */
export function hasSpeech(state: RecordState): boolean {
  if (state.at === 'asking') return state.resumes !== undefined
  return (
    state.at === 'recording' || state.at === 'paused' || state.at === 'stopped' || state.at === 'publishing'
  )
}

/** Whether mode and track can still change: only before the microphone is requested. */
export function isIdle(state: RecordState): boolean {
  return state.at === 'idle'
}

/** Whether the microphone is in use, or the post is being published. */
export function isBusy(state: RecordState): boolean {
  return state.at === 'asking' || state.at === 'recording' || state.at === 'paused' || isPublishing(state)
}

/** Whether this tab may have the only copy of a part of the recording: the device did not store it. */
export function isInMemory(state: RecordState): boolean {
  if (!hasSpeech(state) || !('problem' in state)) return false
  return state.problem === 'record.storage_full' || state.problem === 'record.storage_missing'
}

export function isPublishing(
  state: RecordState,
): state is Extract<RecordState, { at: 'publishing' | 'sending' }> {
  return state.at === 'publishing' || state.at === 'sending'
}

/** Seconds recorded so far. */
export function getRecordedSeconds(state: RecordState): number {
  if (state.at === 'recording' || state.at === 'paused') return state.seconds
  if (state.at === 'asking') return state.resumes?.seconds ?? 0
  return state.at === 'stopped' || state.at === 'publishing' ? state.recording.seconds : 0
}

/** The stage of the recording, as form parts need it. */
export function getFormStage(state: RecordState): 'open' | 'recording' | 'paused' | 'over' {
  if (isIdle(state) || (state.at === 'asking' && !state.resumes)) return 'open'
  return state.at === 'recording' || state.at === 'paused' ? state.at : 'over'
}
