/** Formatters for times beside a waveform; stable functions, so that they do not change between renders. */
import { clockTime } from '../../../domain/expiry'
import { PLAYER } from '../../words/player'

export function elapsedText(elapsed: number): string {
  return clockTime(elapsed)
}
export function lengthText(_: number, length: number): string {
  return clockTime(length)
}
export function remainingText(elapsed: number, length: number): string {
  return PLAYER.remaining(clockTime(Math.max(0, Math.floor(length) - Math.floor(elapsed))))
}
