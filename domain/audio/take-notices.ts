/** Notices about how a recording sounds: while it is recorded, and of a stopped one before it is published. */
import { formatErrorMessage } from '../errors/errors'
import { unpackPeaks } from './peaks'

/** What the notices of a stopped recording follow from. */
type RecordedSound = {
  seconds: number
  /** Packed. */
  peaks: string
  /** Seconds of it that are clipped; missing where that was not measured. */
  clippedSeconds?: number | undefined
}

/** Those parts of a recorder's state that notices follow from. */
type TakeState = {
  at: string
  /** Nothing was heard for some seconds. */
  silent?: boolean
  /** The last seconds were clipped. */
  clipping?: boolean | undefined
  recording?: RecordedSound
}

const CODES = {
  silent: 'record.silent',
  clipping: 'record.clipping',
  silentTake: 'record.silent_take',
  clippedTake: 'record.clipped_take',
} as const

/** `silent` and `clipping` while recording, the others of a stopped recording. */
export type TakeNotice = keyof typeof CODES

/**
 * Bars of a recording without any loud part are of a fixed scale: this one has an RMS of 0.002 (-54 dBFS), noise of a room
 * whose peaks `SilenceDetector` takes for silence. Otherwise they are of the loudest bar, and the lowest is 30 dB below it.
 */
const QUIET_LEVEL = 0.08

/** A click, a bump, or a word before the microphone was muted is no more than this; the rest is silent for a while. */
const HARDLY_SECONDS = 1
const SILENT_SECONDS = 4
/** A bar of a long recording is longer than a click, which may lie in two of them. */
const CLICK_BARS = 2

/** Lists the notices that this state of a recorder deserves. */
export function listTakeNotices(state: TakeState): TakeNotice[] {
  const { at, silent = false, clipping = false, recording } = state
  const notices: TakeNotice[] = []
  if (at === 'recording' && silent) notices.push('silent')
  if (at === 'recording' && clipping) notices.push('clipping')
  if (at === 'stopped' && recording && isSilentTake(recording)) notices.push('silentTake')
  if (at === 'stopped' && (recording?.clippedSeconds ?? 0) > 0) notices.push('clippedTake')
  return notices
}

/** Returns the sentence of a notice in the current language. */
export function formatTakeNotice(notice: TakeNotice): string {
  return formatErrorMessage(CODES[notice])
}

/** Whether nothing can be heard in a recording, except for at most a second of it. False without peaks. */
export function isSilentTake({ peaks, seconds }: Pick<RecordedSound, 'peaks' | 'seconds'>): boolean {
  const levels = unpackPeaks(peaks)
  if (levels.length === 0) return false
  const quiet = Math.max(...levels) < 1 ? QUIET_LEVEL : 0
  const audible = levels.filter((level) => level > quiet).length
  if (audible === 0) return true
  const barSeconds = seconds / levels.length
  const mayBeAudible = Math.max(CLICK_BARS, Math.ceil(HARDLY_SECONDS / barSeconds) + 1)
  return audible <= mayBeAudible && (levels.length - audible) * barSeconds >= SILENT_SECONDS
}
