/** The hold of a record button in progress, one in the app. `HoldScreen` records it; any button can start it. */
import { atom, getDefaultStore } from 'jotai'
import {
  HOLD_IDLE,
  type HoldEffect,
  type HoldEvent,
  type HoldLayout,
  type HoldState,
  leaveHold,
  reduceHold,
} from '../../domain/audio/hold'
import type { Mode } from '../../domain/kinds'

/**
 * How a recording ended. `released`: the pointer was let go. `stopped`: after locking. `interrupted`: not by its author, or
 * kept after all; it is not sent.
 */
export type HoldOutcome = 'released' | 'stopped' | 'interrupted'

export type HoldTarget = {
  /** The subject of the recording, such as "Reply to Wren"; by default a new recording. */
  getLabel?: () => string
  /** The words that it answers. */
  quote?: { text: string; language: string } | undefined
  /** The mode that a tap would open; by default the one last used. */
  mode?: Mode
  /** False: presses are taps. */
  canBegin?: () => boolean
  /** Called when the hold begins, before the recorder is loaded. */
  onBegin?: () => void
  /** Opens the form to record into and returns its id; by default that of the open record screen, or of a new post. */
  openForm?: () => string
  /** Called just before it records. False: what it was for is gone, and the hold ends. */
  canRecord?: () => boolean
  /** Shows the finished recording of a form; by default the record screen does. */
  onRecorded?: (how: HoldOutcome, formId: string) => void
  /** A release sends it at once. */
  isSentOnRelease?: boolean
}

export type Hold = {
  target: HoldTarget
  state: HoldState
  /** How the hold ended; null while it goes on. */
  ended: Extract<HoldEffect, 'finish' | 'drop' | 'interrupt'> | null
  /** Whether the release ended it. */
  isReleased: boolean
  /** The id of the spot that it was released over, if any. */
  over: string | null
}

/** Null when nothing is being held. */
export const holdAtom = atom<Hold | null>(null)

let state: HoldState = HOLD_IDLE
let target: HoldTarget | null = null
let layout: HoldLayout | null = null

/** Names what the next `begin` records. */
export function setHoldTarget(next: HoldTarget): void {
  if (state.at === 'idle') target = next
}

/** Names where the stage of the hold drew its spots; null for a stage without any. */
export function setHoldLayout(next: HoldLayout | null): void {
  layout = next
}

export function getHoldState(): HoldState {
  return state
}

/** Passes an event to the state machine. Returns its effect. */
export function dispatchHold(event: HoldEvent): HoldEffect | null {
  const { get, set } = getDefaultStore()
  // The recording of the last hold is still being finished.
  if (event.type === 'down' && get(holdAtom)) return null
  const step = reduceHold(state, event, { isRtl: document.dir === 'rtl', layout })
  if (step.state === state && !step.effect) return null
  state = step.state
  if (step.effect === 'begin' || step.effect === 'lock') navigator.vibrate?.(12)
  if (step.effect === 'begin' && target) {
    set(holdAtom, { target, state, ended: null, isReleased: false, over: null })
    target.onBegin?.()
  } else
    set(holdAtom, (hold) => {
      if (!hold || hold.ended) return hold
      const ended =
        step.effect === 'finish' || step.effect === 'drop' || step.effect === 'interrupt' ? step.effect : null
      return { ...hold, state, ended, isReleased: ended === 'finish' && event.type === 'up', over: step.over }
    })
  return step.effect
}

/** Whether a hold goes on, and its recorder is over every view. */
export function isHolding(): boolean {
  return getDefaultStore().get(holdAtom)?.ended === null
}

/** Ends the hold, once its recording was shown, sent or dropped. */
export function endHold(): void {
  state = leaveHold(state)
  layout = null
  getDefaultStore().set(holdAtom, null)
}
