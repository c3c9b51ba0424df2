/** Formatters for times beside a waveform; stable functions, so that they do not change between renders. */

import { PLAYER } from '../../../domain/locales/en/player'
import { formatDuration } from '../../../domain/time/duration'

export function formatElapsed(elapsed: number): string {
  return formatDuration(elapsed)
}
export function formatTotalLength(_: number, length: number): string {
  return formatDuration(length)
}
export function formatRemaining(elapsed: number, length: number): string {
  return PLAYER.remaining(formatDuration(Math.max(0, Math.floor(length) - Math.floor(elapsed))))
}
