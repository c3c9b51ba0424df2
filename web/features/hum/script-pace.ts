/** Pacing of the teleprompter: lines of a script and their durations. */
import { getReadingSeconds } from '../../../domain/hum/hum-script'

export const PACE_STEP = 0.1
export const PACE_MIN = 0.5
export const PACE_MAX = 2

/** The lines of a script in order; an empty line before one is a rest. */
export function splitLines(script: string): { text: string; rest: boolean }[] {
  const all = script.split('\n')
  return all.flatMap((line, i) =>
    line.trim() === '' ? [] : [{ text: line, rest: i > 0 && all[i - 1]?.trim() === '' }],
  )
}

/** The rest between paragraphs, and the minimum duration of a line. */
const REST_SECONDS = 1
const LINE_MIN_SECONDS = 1.2

/** Duration of a line in ms; a pace of 1 is calm reading. */
export function getLineMs({ text, rest }: { text: string; rest: boolean }, pace: number): number {
  const seconds = Math.max(LINE_MIN_SECONDS, getReadingSeconds(text)) + (rest ? REST_SECONDS : 0)
  return (seconds * 1000) / pace
}

/** The next faster or slower pace, within its limits. */
export function getNextPace(pace: number, step: 1 | -1): number {
  const next = Math.round((pace + step * PACE_STEP) * 10) / 10
  return Math.min(PACE_MAX, Math.max(PACE_MIN, next))
}
