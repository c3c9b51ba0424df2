/** Applies a gain to each block of samples, in straight lines from edge to edge. */
import { getEdgeGain } from '../../../domain/audio/level'
import { LOUDNESS_BLOCK_FRAMES } from '../../../domain/audio/loudness'

/** Applies the gain of each block in place. Samples after the last block keep its gain. */
export function applyGains(samples: Int16Array, gains: readonly number[]): void {
  for (let block = 0; block * LOUDNESS_BLOCK_FRAMES < samples.length; block++) {
    const part = samples.subarray(block * LOUDNESS_BLOCK_FRAMES, (block + 1) * LOUDNESS_BLOCK_FRAMES)
    applyGain(part, getEdgeGain(gains, block), getEdgeGain(gains, block + 1))
  }
}

/** Applies a gain in place that changes from `from` to `to` over a block. */
export function applyGain(block: Int16Array, from: number, to: number): void {
  for (let at = 0; at < block.length; at++) {
    const gain = from + (to - from) * (at / LOUDNESS_BLOCK_FRAMES)
    block[at] = Math.max(-32_768, Math.min(32_767, Math.round((block[at] ?? 0) * gain)))
  }
}
