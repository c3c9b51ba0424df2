/** Levels a voice while it is recorded, from what was measured of it so far. */
import {
  AHEAD_BLOCKS,
  computeLevelPlan,
  GainFollower,
  getEdgeGain,
  toDecibels,
  type VoiceLevel,
} from '../../../domain/audio/level'
import { BLOCKS_PER_SECOND, BlockMeter, LOUDNESS_BLOCK_FRAMES } from '../../../domain/audio/loudness'
import { concatSamples } from '../pcm'
import { applyGain } from './apply-gains'

/** The measured gain is followed slowly, in dB a block, so that no change is heard. */
const FOLLOW_DB = 3 / BLOCKS_PER_SECOND
/** Quieter blocks are pauses until the voice was measured. */
const FIRST_THRESHOLD_LUFS = -45
/** The result stands if all but this share of the voice is within this of the plan for the whole. */
const UNEVEN_SHARE = 0.05
const UNEVEN_DB = 2
const MEASURE_GROWTH = 1.2

/** `isEven`: the result is close to that of levelling the whole. `gainDb`: the gain of the whole. */
export type LiveLevelling = { rest: Int16Array<ArrayBuffer>; isEven: boolean; gainDb: number }

export class LiveLeveller {
  private readonly meter = new BlockMeter()
  private readonly follower = new GainFollower()
  private readonly gains: number[] = []
  private readonly waiting: Int16Array<ArrayBuffer>[] = []
  private part: Int16Array<ArrayBuffer> = new Int16Array()
  private level: VoiceLevel
  private measuresAt = BLOCKS_PER_SECOND
  private gainDb: number

  /** @param gainDb the gain of the last voice on this device, which the first words get */
  constructor(gainDb: number) {
    this.gainDb = gainDb
    this.level = { gainDb, threshold: FIRST_THRESHOLD_LUFS, hasVoice: true }
  }

  /** Takes recorded samples and returns those that are levelled, some 80 ms later. */
  push(samples: Int16Array): Int16Array<ArrayBuffer> {
    this.meter.add(samples)
    this.part = concatSamples([this.part, samples])
    const ready: Int16Array[] = []
    while (this.part.length >= LOUDNESS_BLOCK_FRAMES) {
      this.waiting.push(this.part.slice(0, LOUDNESS_BLOCK_FRAMES))
      this.part = this.part.slice(LOUDNESS_BLOCK_FRAMES)
    }
    // The last block waits for the next one's gain, to which its own leads.
    while (this.gains.length + AHEAD_BLOCKS < this.meter.peaks.length) ready.push(...this.levelBlock())
    return concatSamples(ready)
  }

  /** Levels what still waits. */
  finish(): LiveLevelling {
    const ready: Int16Array[] = []
    while (this.gains.length < this.meter.peaks.length) ready.push(...this.levelBlock())
    const last = this.gains.at(-1) ?? 1
    for (const block of [...this.waiting.splice(0), this.part]) ready.push(applyBlockGain(block, last, last))
    const { gains, voice, level } = computeLevelPlan(this.meter)
    const spoken = voice.filter(Boolean).length
    const uneven = gains.filter(
      (gain, at) => voice[at] && Math.abs(toDecibels(gain / (this.gains[at] ?? 1))) > UNEVEN_DB,
    )
    const isEven = uneven.length <= spoken * UNEVEN_SHARE
    return { rest: concatSamples(ready), isEven, gainDb: level.gainDb }
  }

  /** Plans what was recorded so far, more rarely as it grows: each plan takes as long as all of it. */
  private measure(): void {
    const blocks = this.meter.peaks.length
    this.measuresAt = Math.ceil(Math.max(blocks + BLOCKS_PER_SECOND, blocks * MEASURE_GROWTH))
    const { level } = computeLevelPlan(this.meter)
    if (level.hasVoice) this.level = level
  }

  /** Chooses the gain of the next block; returns the block before it, whose end is known now. */
  private levelBlock(): Int16Array[] {
    const at = this.gains.length
    const { squares, peaks } = this.meter
    if (at >= this.measuresAt) this.measure()
    this.gainDb += Math.max(-FOLLOW_DB, Math.min(FOLLOW_DB, this.level.gainDb - this.gainDb))
    const level = { ...this.level, gainDb: this.gainDb }
    this.gains.push(this.follower.follow(squares.slice(at, at + 1 + AHEAD_BLOCKS), peaks[at] ?? 0, level))
    const block = at > 0 ? this.waiting.shift() : undefined
    return block ? [applyBlockGain(block, getEdgeGain(this.gains, at - 1), getEdgeGain(this.gains, at))] : []
  }
}

function applyBlockGain(block: Int16Array<ArrayBuffer>, from: number, to: number): Int16Array<ArrayBuffer> {
  applyGain(block, from, to)
  return block
}
