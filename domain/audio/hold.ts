/** Holding the record button: a state machine of pointer, key and click events. Pure; the caller performs the effect. */

/** Distances while the record button is held where no spots are drawn, mirrored from right to left. */
const HOLD_LOCK_PX = 96
const HOLD_DROP_PX = 112
/** A spot catches the sun from this far outside its edge. */
const HOLD_SNAP_PX = 16
/** A press further away from the sun did not begin on it: the pointer itself is what reaches the spots. */
const HOLD_NEAR_PX = 96
/** A pointer that moved less is still on the button that it pressed. */
const HOLD_REST_PX = 24

/** Px in the window. */
export type ScreenPoint = { x: number; y: number }

/** A round place to let go: Lock, Drop, or what the recording is for. */
export type HoldSpot = ScreenPoint & { id: string; radius: number }

/** Ids of the spots that do not finish a recording. */
export const HOLD_SPOTS = { lock: 'lock', drop: 'drop' } as const

/** Where the stage drew the sun at rest, and its spots. */
export type HoldLayout = { home: ScreenPoint; spots: readonly HoldSpot[] }

/** The centre of the sun, null at home, and the id of the spot that caught it. */
export type SunPosition = { sun: ScreenPoint | null; over: string | null }

export type HoldState =
  | { at: 'idle' }
  /** A pointer is down, not yet for `HOLD_AFTER_MS`. */
  | { at: 'pressed'; pointerId: number; x: number; y: number }
  | ({ at: 'holding'; pointerId: number; x: number; y: number; isDropping: boolean } & SunPosition)
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
/** `over` is set where a release finishes over a spot: its id. */
export type HoldStep = { state: HoldState; effect: HoldEffect | null; over: string | null }
/** `isRtl` mirrors the way to drop. With a `layout` its spots count, without one distances do. */
export type HoldOptions = { isRtl?: boolean; layout?: HoldLayout | null }

export const HOLD_IDLE: HoldState = { at: 'idle' }
const AT_HOME: SunPosition = { sun: null, over: null }

/** The next state and what to do. Only the first pointer counts. */
export function reduceHold(state: HoldState, event: HoldEvent, options: HoldOptions = {}): HoldStep {
  switch (event.type) {
    case 'down': {
      const { pointerId, x, y } = event
      return state.at === 'idle' ? to({ at: 'pressed', pointerId, x, y }) : to(state)
    }
    case 'elapsed':
      return state.at === 'pressed'
        ? to({ ...state, at: 'holding', isDropping: false, ...AT_HOME }, 'begin')
        : to(state)
    case 'move':
      return state.at === 'holding' && state.pointerId === event.pointerId
        ? applyMove(state, event, options)
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

/**
 * Returns where the sun is drawn for a pointer that was pressed at `from`. The sun moves as the pointer does, within the
 * box of all spots, and lies in the middle of a spot that catches it. A press far away from the sun, such as in the rail
 * of a wide screen, has no way to move it there: then the pointer reaches the spots by itself.
 */
export function placeSun({ home, spots }: HoldLayout, from: ScreenPoint, pointer: ScreenPoint): SunPosition {
  if (getDistance(from, home) > HOLD_NEAR_PX) {
    const caught = getDistance(from, pointer) < HOLD_REST_PX ? undefined : findSpot(spots, pointer)
    return caught ? toCaught(caught) : AT_HOME
  }
  const box = [home, ...spots]
  const sun = {
    x: clampTo(
      home.x + pointer.x - from.x,
      box.map(({ x }) => x),
    ),
    y: clampTo(
      home.y + pointer.y - from.y,
      box.map(({ y }) => y),
    ),
  }
  const caught = findSpot(spots, sun)
  return caught ? toCaught(caught) : { sun, over: null }
}

/** Returns the nearest of the spots that catch the sun, if any. */
function findSpot(spots: readonly HoldSpot[], sun: ScreenPoint): HoldSpot | undefined {
  return spots
    .filter((spot) => getDistance(spot, sun) <= spot.radius + HOLD_SNAP_PX)
    .toSorted((a, b) => getDistance(a, sun) - getDistance(b, sun))[0]
}

const toCaught = ({ id, x, y }: HoldSpot): SunPosition => ({ sun: { x, y }, over: id })

function getDistance(a: ScreenPoint, b: ScreenPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function clampTo(value: number, range: readonly number[]): number {
  return Math.min(Math.max(value, Math.min(...range)), Math.max(...range))
}

/** A pointer that is down, or is just being released, is followed by a click. */
function toEnded(state: HoldState): Extract<HoldState, { at: 'ended' }> {
  return { at: 'ended', awaitsClick: 'pointerId' in state && state.pointerId !== null }
}

function to(state: HoldState, effect: HoldEffect | null = null, over: string | null = null): HoldStep {
  return { state, effect, over }
}

function applyMove(
  state: Extract<HoldState, { at: 'holding' }>,
  { x, y }: ScreenPoint,
  { isRtl = false, layout = null }: HoldOptions,
): HoldStep {
  if (layout) {
    const position = placeSun(layout, state, { x, y })
    return to({ ...state, ...position, isDropping: position.over === HOLD_SPOTS.drop })
  }
  if (state.y - y >= HOLD_LOCK_PX) return to({ at: 'locked', pointerId: state.pointerId }, 'lock')
  const isDropping = (isRtl ? x - state.x : state.x - x) >= HOLD_DROP_PX
  return to(isDropping === state.isDropping ? state : { ...state, isDropping })
}

function applyRelease(state: Extract<HoldState, { at: 'pressed' | 'holding' | 'locked' }>): HoldStep {
  // The click that follows is the tap.
  if (state.at === 'pressed') return to(HOLD_IDLE)
  if (state.at === 'locked') return to({ at: 'locked', pointerId: null })
  if (state.isDropping) return to(toEnded(state), 'drop')
  if (state.over === HOLD_SPOTS.lock) return to({ at: 'locked', pointerId: null }, 'lock')
  return to(toEnded(state), 'finish', state.over)
}
