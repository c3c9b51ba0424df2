/** Uses of a sound shared from another app: a post of its own, or the source of a podcast reply. */
import { getKind, getMode, getSecondsLimit, MODE_NAMES, type Mode, type Plan } from '../kinds'
import { DURATION_GRACE_SECONDS } from '../limits'
import { type ClipRange, moveRange, withEnd, withStart } from '../podcasts/podcast-clip'

/** A mode with its limit; `fits` is false where only a part of the sound has room. */
export type SharedSoundChoice = { mode: Mode; limitSeconds: number; fits: boolean }

/** Messages last: they need a recipient. */
const isMessage = ({ mode }: SharedSoundChoice) => getKind(getMode(mode).kind).privateWithRecipient

/** Returns the modes whose post can be a finished sound: none that reads a script or answers a podcast. */
export function listSharedSoundChoices(seconds: number, plan: Plan): SharedSoundChoice[] {
  return MODE_NAMES.filter((mode) => {
    const { accepts, start, requires } = getMode(mode)
    return accepts.includes('post') && start !== 'reading' && !requires.includes('podcast')
  })
    .map((mode) => {
      const limitSeconds = getSecondsLimit(mode, plan)
      return { mode, limitSeconds, fits: seconds <= limitSeconds + DURATION_GRACE_SECONDS }
    })
    .sort((a, b) => Number(isMessage(a)) - Number(isMessage(b)))
}

/** Returns the moves of a part of at most `maxSeconds`: its edges, and the whole of it. */
export function createPartMoves(maxSeconds: number) {
  return {
    start: (range: ClipRange, to: number, seconds: number) => withStart(range, to, seconds, maxSeconds),
    end: (range: ClipRange, to: number, seconds: number) => withEnd(range, to, seconds, maxSeconds),
    whole: moveRange,
  }
}
