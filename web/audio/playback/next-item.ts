/**
 * The item after one that ended or failed. Items that the user queued or that play as a whole (a
 * chain, a conversation, the radio) plays on by itself; the rest of a list does while "Play on" is turned on.
 */
import type { ErrorCode } from '../../../domain/errors/error-table'
import { readStoredText } from '../../state/stored'
import type { Playable } from './playable'
import type { PlaybackError } from './playback-error'
import { getCurrent, isIntroTo, isListedNext, moveCurrent, type PlayQueue } from './queue'

/** So many failures in a row stop playback. */
const PLAYBACK_FAILURES_MAX = 2

/** The setting "Play on", which `web/state/device-settings.ts` writes; share pages play without the store. */
const PLAY_ON_KEY = 'owlcast.playOn'

/** Whether the next post of a list plays by itself; also when storage is blocked. */
export function isPlayOnEnabled(): boolean {
  return readStoredText('local', PLAY_ON_KEY) !== 'false'
}

/** How the current item came to play. */
export type Turn = {
  /** The user asked for this one, not for what it is part of. */
  isChosen: boolean
  /** How many failed one after the other until now. */
  failures: number
}

/** `mayPlay`: false for what expired meanwhile, which is passed over. */
type Settings = { playsOn: boolean; mayPlay: (item: Playable) => boolean }

/** The first turn after the user acted. */
export const startTurn = (isChosen: boolean): Turn => ({ isChosen, failures: 0 })

/** The turn of the item that is current in `to`; the post of a chosen intro was chosen with it. */
export function getNextTurn({ isChosen, failures }: Turn, queue: PlayQueue, to: PlayQueue): Turn {
  return { isChosen: isChosen && isPostOfIntro(queue, to), failures }
}

/** Whether the list of the current item ends with it although it has more items: "Play on" is turned off. */
export function isListOver(queue: PlayQueue, playsOn: boolean): boolean {
  return isListedNext(queue) && !playsOn
}

/** The queue after the current item ended; null where nothing follows. */
export function findAfterEnd(queue: PlayQueue, { playsOn, mayPlay }: Settings): PlayQueue | null {
  return isListOver(queue, playsOn) ? null : moveCurrent(queue, 1, mayPlay)
}

/**
 * The queue after the current item failed; null where playback stops and the error stays: at a chosen item, at the
 * second failure in a row, and where the next one would fail as well.
 */
export function findAfterFailure(
  queue: PlayQueue,
  { isChosen, failures }: Turn,
  { code, isOnline, ...settings }: Settings & Pick<PlaybackError, 'code'> & { isOnline: boolean },
): PlayQueue | null {
  if (!isOnline || !FAULTS_OF_FILES.has(code) || failures + 1 >= PLAYBACK_FAILURES_MAX) return null
  const following = findAfterEnd(queue, settings)
  return following && (!isChosen || isPostOfIntro(queue, following)) ? following : null
}

/** Other failures are of the network, or of a browser that refuses to play. */
const FAULTS_OF_FILES: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['play.missing', 'play.audio_error'])

function isPostOfIntro(queue: PlayQueue, to: PlayQueue): boolean {
  const next = getCurrent(to)
  return next !== null && isIntroTo(queue, next)
}
