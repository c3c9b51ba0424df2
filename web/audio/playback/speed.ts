/** Playback speed: one of SPEEDS, remembered on this device. */
import { SPEEDS } from '../../../domain/audio/playback.limits'
import { isSong } from '../../../domain/kinds'
import { readStoredText, writeStored } from '../../state/stored'
import type { Playable } from './playable'

export type Speed = (typeof SPEEDS)[number]
const KEY = 'owlcast.speed'

/** The speed at which an item plays: the chosen one, and 1 for a song. */
export function getPlaybackSpeed({ kind }: Playable, chosen: Speed): Speed {
  return isSong(kind) ? 1 : chosen
}

/** The next speed in this direction; stays at the slowest and the fastest. */
export function getAdjacentSpeed(speed: Speed, step: 1 | -1): Speed {
  return SPEEDS[SPEEDS.indexOf(speed) + step] ?? speed
}

/** Parses a number or text as a speed; 1 if it is none. */
export function parseSpeed(value: unknown): Speed {
  return SPEEDS.find((speed) => speed === Number(value)) ?? 1
}

/** The speed chosen last, or 1, also when storage is blocked. */
export function readSpeed(): Speed {
  return parseSpeed(readStoredText('local', KEY))
}

export function saveSpeed(speed: Speed) {
  writeStored('local', KEY, String(speed))
}
