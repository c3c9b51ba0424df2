/** Pauses of a voice, packed into a short text: a player skips through them without decoding the sound. */
import { chooseVoiceLevel } from './level'
import { BLOCKS_PER_SECOND, toLufs } from './loudness'
import type { TimeWindow } from './time-window'

/** Shorter pauses of a voice are not stored, nor more than the longest of these. */
export const PAUSE_MIN_SECONDS = 0.4
export const PAUSES_MAX = 500

/** Pauses are stored in units of 50 ms, rounded inwards: never a part of a word. */
const UNITS_PER_SECOND = 20
const MIN_UNITS = PAUSE_MIN_SECONDS * UNITS_PER_SECOND
/** Digits of base64url: five bits each, and one that says that another digit follows. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const BASE = 32
const PAUSE_MAP_PATTERN = /^[\w-]+$/
/** Two numbers a pause, of up to two digits in most recordings and three in long ones. */
export const PAUSE_MAP_MAX_CHARS = PAUSES_MAX * 6

/** Finds the pauses of a voice, in seconds. [] for silence and for noise without a voice. */
export function findPauses(squares: readonly number[]): TimeWindow[] {
  const { hasVoice, threshold } = chooseVoiceLevel(squares)
  if (!hasVoice) return []
  const pauses: TimeWindow[] = []
  let from = 0
  for (let at = 0; at <= squares.length; at++) {
    const square = squares[at]
    if (square !== undefined && toLufs(square) <= threshold) continue
    const pause = { start: from / BLOCKS_PER_SECOND, end: at / BLOCKS_PER_SECOND }
    if (pause.end - pause.start >= PAUSE_MIN_SECONDS) pauses.push(pause)
    from = at + 1
  }
  return pauses
}

/** Packs pauses: for each the units since the one before it, and its own. Of too many the longest are kept. */
export function packPauses(pauses: readonly TimeWindow[]): string {
  const shortest = pauses.map(getLength).toSorted((a, b) => b - a)[PAUSES_MAX] ?? 0
  let last = 0
  let packed = ''
  for (const pause of pauses) {
    // Half a thousandth of a unit: 0.3 is not quite six units of 0.05.
    const start = Math.ceil(pause.start * UNITS_PER_SECOND - 0.0005)
    const end = Math.floor(pause.end * UNITS_PER_SECOND + 0.0005)
    if (getLength(pause) <= shortest || end - start < MIN_UNITS) continue
    packed += packNumber(start - last) + packNumber(end - start)
    last = end
  }
  return packed
}

/** The pauses in seconds, in order; [] for an empty text. */
export function unpackPauses(packed: string): TimeWindow[] {
  const numbers = unpackNumbers(packed)
  const pauses: TimeWindow[] = []
  let end = 0
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const start = end + (numbers[at] ?? 0)
    end = start + (numbers[at + 1] ?? 0)
    pauses.push({ start: start / UNITS_PER_SECOND, end: end / UNITS_PER_SECOND })
  }
  return pauses
}

/** Whether a text is a map of pauses: complete, in order, none too short, and not too many. */
export function isPauseMap(packed: string): boolean {
  if (!PAUSE_MAP_PATTERN.test(packed)) return false
  const pauses = unpackPauses(packed)
  const areApart = pauses.every(({ start }, at) => at === 0 || start > (pauses[at - 1]?.end ?? 0))
  return areApart && pauses.length <= PAUSES_MAX && packPauses(pauses) === packed
}

/** Returns the map, or null where a pause lies after the end of the recording. */
export function fitPauses(packed: string | null, seconds: number): string | null {
  const last = packed === null ? undefined : unpackPauses(packed).at(-1)
  return last && last.end <= seconds + 1 / UNITS_PER_SECOND ? packed : null
}

function getLength({ start, end }: TimeWindow): number {
  return end - start
}

/** The lowest five bits first. */
function packNumber(number: number): string {
  const rest = Math.floor(number / BASE)
  const digit = number % BASE
  return rest > 0 ? `${DIGITS[digit + BASE]}${packNumber(rest)}` : `${DIGITS[digit]}`
}

function unpackNumbers(packed: string): number[] {
  const numbers: number[] = []
  let number = 0
  let place = 1
  for (const character of packed) {
    const digit = DIGITS.indexOf(character)
    number += (digit % BASE) * place
    place *= BASE
    if (digit >= BASE) continue
    numbers.push(number)
    number = 0
    place = 1
  }
  return numbers
}
