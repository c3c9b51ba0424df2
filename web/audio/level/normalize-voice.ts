/** Levels a recorded voice as a whole. */
import { computeLevelPlan } from '../../../domain/audio/level'
import { BlockMeter } from '../../../domain/audio/loudness'
import { applyGains } from './apply-gains'

/** Brings the loudness of a voice to the target, in place. */
export function normalizeVoice(samples: Int16Array): void {
  const meter = new BlockMeter()
  meter.add(samples)
  applyGains(samples, computeLevelPlan(meter).gains)
}
