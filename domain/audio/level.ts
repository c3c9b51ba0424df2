/**
 * Levels a voice: the gain of each 20 ms that brings its loudness to the target. Pauses are not raised, so that the room
 * stays as quiet as it was, and a limiter keeps peaks below the ceiling.
 */
import { LEVEL_MAX_BOOST_DB } from './audio.limits'
import { type BlockLevels, computeLoudness, computeNoise, toLufs } from './loudness'

/** The loudness that voices are levelled to, in LUFS, and the highest true peak before encoding, in dBTP. */
export const LEVEL_TARGET_LUFS = -16
export const LEVEL_MAX_PEAK_DBTP = -2

/** Less than this between loudness and noise, in LU, is noise without a voice: it is not raised. */
const MIN_VOICE_OVER_NOISE_LU = 6
/** A block is a pause below both: this much over the noise, and this much under the loudness. */
const PAUSE_OVER_NOISE_LU = 6
const PAUSE_UNDER_VOICE_LU = 25
/** Blocks for which a word goes on after its last loud block, and for which its gain rises before it. */
const HOLD_BLOCKS = 15
export const AHEAD_BLOCKS = 3
/** The fastest changes of the gain, in dB a block. */
const RISE_DB = 4
const FALL_DB = 1.2
const LIMITER_RELEASE_DB = 1
const CEILING = toFactor(LEVEL_MAX_PEAK_DBTP)
/** Passes after which the loudness lost to the limiter is made up for. */
const PASSES = 8
const CLOSE_ENOUGH_LU = 0.2

/** `gainDb`: of the voice. `threshold`: the loudness in LUFS above which a block is voice. `hasVoice`: not noise alone. */
export type VoiceLevel = { gainDb: number; threshold: number; hasVoice: boolean }

/** Chooses the gain of a voice from what was measured of it. */
export function chooseVoiceLevel(squares: readonly number[]): VoiceLevel {
  const loudness = computeLoudness(squares)
  if (loudness === null) return { gainDb: 0, threshold: 0, hasVoice: false }
  const noise = computeNoise(squares)
  const gainDb = Math.min(LEVEL_MAX_BOOST_DB, LEVEL_TARGET_LUFS - loudness)
  const hasVoice = loudness - noise >= MIN_VOICE_OVER_NOISE_LU
  return {
    hasVoice,
    gainDb: hasVoice ? gainDb : Math.min(0, gainDb),
    threshold: Math.max(noise + PAUSE_OVER_NOISE_LU, loudness - PAUSE_UNDER_VOICE_LU),
  }
}

/** Follows the blocks of a voice and gives the gain of each, as a factor. */
export class GainFollower {
  private gainDb = 0
  private limiterDb = 0
  private quietBlocks = Number.POSITIVE_INFINITY

  /**
   * Returns the gain of the next block.
   * @param squares the block's mean square and those of up to `AHEAD_BLOCKS` after it
   * @param peak the block's true peak, of full scale
   */
  follow(squares: readonly number[], peak: number, level: VoiceLevel): number {
    const isLoud = squares.some((square) => toLufs(square) > level.threshold)
    this.quietBlocks = isLoud ? 0 : this.quietBlocks + 1
    const wanted = this.quietBlocks <= HOLD_BLOCKS ? level.gainDb : Math.min(0, level.gainDb)
    this.gainDb += Math.max(-FALL_DB, Math.min(RISE_DB, wanted - this.gainDb))
    const room = toDecibels(CEILING / Math.max(peak * toFactor(this.gainDb), Number.EPSILON))
    this.limiterDb = Math.min(0, room, this.limiterDb + LIMITER_RELEASE_DB)
    return toFactor(this.gainDb + this.limiterDb)
  }

  /** Whether the last block was voice. */
  isVoice(): boolean {
    return this.quietBlocks <= HOLD_BLOCKS
  }
}

export type LevelPlan = { gains: number[]; voice: boolean[]; level: VoiceLevel; loudness: number | null }

/** Plans the gain of each block of a whole recording; `loudness` is that of the result, in LUFS. */
export function computeLevelPlan(levels: BlockLevels): LevelPlan {
  const level = chooseVoiceLevel(levels.squares)
  const mayRaise = level.gainDb > 0
  let plan = followAll(levels, level)
  for (let pass = 1; pass < PASSES && plan.loudness !== null; pass++) {
    const missing = LEVEL_TARGET_LUFS - plan.loudness
    const most = mayRaise ? LEVEL_MAX_BOOST_DB : 0
    const gainDb = Math.min(most, plan.level.gainDb + missing)
    if (Math.abs(missing) < CLOSE_ENOUGH_LU || gainDb === plan.level.gainDb) break
    plan = followAll(levels, { ...level, gainDb })
  }
  return plan
}

function followAll({ squares, peaks }: BlockLevels, level: VoiceLevel): LevelPlan {
  const follower = new GainFollower()
  const gains: number[] = []
  const voice: boolean[] = []
  for (const [at, peak] of peaks.entries()) {
    gains.push(follower.follow(squares.slice(at, at + 1 + AHEAD_BLOCKS), peak, level))
    voice.push(follower.isVoice())
  }
  return { gains, voice, level, loudness: computeLoudnessAfter(squares, gains) }
}

/** Returns the loudness of blocks after their gains, in LUFS. */
function computeLoudnessAfter(squares: readonly number[], gains: readonly number[]): number | null {
  const after = squares.map((square, at) => {
    const [from, to] = [getEdgeGain(gains, at), getEdgeGain(gains, at + 1)]
    return (square * (from * from + from * to + to * to)) / 3
  })
  return computeLoudness(after)
}

/**
 * Returns the gain at the start of a block. It is the lower one of both blocks at this edge, so that no straight line
 * between two edges exceeds the gain of its block.
 */
export function getEdgeGain(gains: readonly number[], block: number): number {
  const own = gains[block] ?? gains.at(-1) ?? 1
  return Math.min(gains[block - 1] ?? own, own)
}

/** Returns the factor of a gain. */
export function toFactor(decibels: number): number {
  return 10 ** (decibels / 20)
}

/** Returns the gain of a factor. */
export function toDecibels(factor: number): number {
  return 20 * Math.log10(factor)
}
