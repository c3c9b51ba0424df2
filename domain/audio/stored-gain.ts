/** The gain that an imported recording is sent with. */
import { LEVEL_MAX_BOOST_DB } from './audio.limits'
import { chooseVoiceLevel, toDecibels } from './level'
import type { BlockLevels } from './loudness'
import { GAIN_STEP_DB } from './mp3-gain'

/** The highest true peak of a recording that a stored gain raises, in dBTP. */
const STORED_GAIN_MAX_PEAK_DBTP = -1

/**
 * Returns the steps of `GAIN_STEP_DB` that bring a recording closest to the target: raised as far as its true peak
 * allows, for there is no limiter, and never where there is noise alone.
 */
export function chooseGainSteps({ squares, peaks }: BlockLevels): number {
  const { gainDb } = chooseVoiceLevel(squares)
  if (gainDb <= 0) return toSteps(gainDb)
  const peak = peaks.reduce((most, value) => Math.max(most, value), 0)
  const roomDb = STORED_GAIN_MAX_PEAK_DBTP - toDecibels(Math.max(peak, Number.EPSILON))
  const mostSteps = Math.floor(Math.min(roomDb, LEVEL_MAX_BOOST_DB) / GAIN_STEP_DB)
  return Math.max(0, Math.min(toSteps(gainDb), mostSteps))
}

// The sum turns -0 into 0.
const toSteps = (gainDb: number) => Math.round(gainDb / GAIN_STEP_DB) + 0
