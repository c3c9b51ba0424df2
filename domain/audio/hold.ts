/** Holding the record button: a state machine of pointer, key and click events. Pure; the caller performs the effect. */

/** Distances while the record button is held, mirrored from right to left. */
const HOLD_LOCK_PX = 96
const HOLD_DROP_PX = 112

export type HoldState =
  | { at: 'idle' }
  /** A pointer is down, not yet for `HOLD_AFTER_MS`. */
  | { at: 'pressed'; pointerId: number; x: number; y: number }
  | { at: 'holding'; pointerId: number; x: number; y: number; isDropping: boolean }
  /** Recording without holding. `pointerId` is still down; null once it was released. */
  | { at: 'locked'; pointerId: number | null }
  /** The hold ended; the browser's click that follows a release is not a tap. */
  | { at: 'ended'; awaitsClick: boolean }

export type HoldEvent =
  | { type: 'down'; pointerId: number; x: number; y: number }
  /** `HOLD_AFTER_MS` have passed since `down`. */
  | { type: 'elapsed' }
  | { type: 'move'; pointerId: number; x: number; y: number }
  | { type: 'up'; pointerId: number }
  /** The browser took the pointer away, or the page was hidden. */
  | { type: 'cancel' }
  /** A finished tap, the keyboard, or a screen reader's double tap; a mouse clicks after every release. */
  | { type: 'click' }
  /** The Stop button of a locked recording, or the key or headset button that started it. */
  | { type: 'stop' }
  | { type: 'lock' }
  /** A key or a headset button starts a recording that nothing holds. */
  | { type: 'start' }
  | { type: 'drop' }
  /** The click after a release came, or none can follow, or the recording ended otherwise. */
  | { type: 'reset' }

/** `interrupt` ends the recording for review and never sends it. */
export type HoldEffect = 'tap' | 'begin' | 'lock' | 'finish' | 'drop' | 'interrupt'
export type HoldStep = { state: HoldState; effect: HoldEffect | null }

export const HOLD_IDLE: HoldState = { at: 'idle' }

/** The next state and what to do. Only the first pointer counts. `isRtl` mirrors the way to drop. */
export function reduceHold(state: HoldState, event: HoldEvent, isRtl = false): HoldStep {
  switch (event.type) {
    case 'down': {
      const { pointerId, x, y } = event
      return state.at === 'idle' ? to({ at: 'pressed', pointerId, x, y }) : to(state)
    }
    case 'elapsed':
      return state.at === 'pressed' ? to({ ...state, at: 'holding', isDropping: false }, 'begin') : to(state)
    case 'move':
      return state.at === 'holding' && state.pointerId === event.pointerId
        ? applyMove(state, event, isRtl)
        : to(state)
    case 'up':
      return 'pointerId' in state && state.pointerId === event.pointerId ? applyRelease(state) : to(state)
    case 'cancel':
      if (state.at === 'pressed') return to(HOLD_IDLE)
      // No release follows: the recording goes on without the pointer, and Stop takes its place.
      if (state.at === 'locked') return to({ at: 'locked', pointerId: null })
      return state.at === 'holding' ? to({ at: 'ended', awaitsClick: false }, 'interrupt') : to(state)
    case 'click':
      return state.at === 'idle' ? to(state, 'tap') : to(state)
    case 'stop':
      return state.at === 'locked' && state.pointerId === null
        ? to({ at: 'ended', awaitsClick: false }, 'finish')
        : to(state)
    case 'lock':
      return state.at === 'holding' ? to({ at: 'locked', pointerId: state.pointerId }, 'lock') : to(state)
    case 'start':
      return state.at === 'idle' ? to({ at: 'locked', pointerId: null }, 'begin') : to(state)
    case 'drop':
      return state.at === 'holding' || state.at === 'locked' ? to(toEnded(state), 'drop') : to(state)
    case 'reset':
      return to(HOLD_IDLE)
  }
}

/** The state once the recording of a hold was shown, sent or dropped. A click that is still to come is no tap. */
export function leaveHold(state: HoldState): HoldState {
  const ended = state.at === 'ended' ? state : toEnded(state)
  return ended.awaitsClick ? ended : HOLD_IDLE
}

/** A pointer that is down, or is just being released, is followed by a click. */
function toEnded(state: HoldState): Extract<HoldState, { at: 'ended' }> {
  return { at: 'ended', awaitsClick: 'pointerId' in state && state.pointerId !== null }
}

function to(state: HoldState, effect: HoldEffect | null = null): HoldStep {
  return { state, effect }
}

function applyMove(
  state: Extract<HoldState, { at: 'holding' }>,
  { x, y }: { x: number; y: number },
  isRtl: boolean,
): HoldStep {
  if (state.y - y >= HOLD_LOCK_PX) return to({ at: 'locked', pointerId: state.pointerId }, 'lock')
  const isDropping = (isRtl ? x - state.x : state.x - x) >= HOLD_DROP_PX
  return to(isDropping === state.isDropping ? state : { ...state, isDropping })
}

function applyRelease(state: Extract<HoldState, { at: 'pressed' | 'holding' | 'locked' }>): HoldStep {
  // The click that follows is the tap.
  if (state.at === 'pressed') return to(HOLD_IDLE)
  if (state.at === 'locked') return to({ at: 'locked', pointerId: null })
  return to(toEnded(state), state.isDropping ? 'drop' : 'finish')
}
