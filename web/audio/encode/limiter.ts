/** A look-ahead limiter: samples under the ceiling pass unchanged, louder ones are attenuated smoothly. */
import { SAMPLE_RATE_HZ } from '../../../domain/audio/audio.limits'

const CEILING = 0.98 * 32767
/** The gain changes over 20 ms, slow enough not to be heard as distortion. */
export const LIMITER_BLOCK_FRAMES = SAMPLE_RATE_HZ / 50

/**
 * The gain at each block's edge, from the peak of each block. An edge takes the lower gain of its two blocks, so a
 * straight line between two edges never exceeds the block's allowed gain.
 */
export function computeLimiterEdges(blockPeaks: readonly number[]): number[] {
  const gains = blockPeaks.map((peak) => Math.min(1, CEILING / peak))
  return Array.from({ length: gains.length + 1 }, (_, edge) =>
    Math.min(gains[edge - 1] ?? 1, gains[edge] ?? gains[edge - 1] ?? 1),
  )
}

/** The gain at a frame, interpolated linearly between its block's edges. */
export function computeLimiterGain(edges: readonly number[], frame: number): number {
  const block = Math.floor(frame / LIMITER_BLOCK_FRAMES)
  const from = edges[block] ?? 1
  const to = edges[block + 1] ?? from
  return from + (to - from) * (frame / LIMITER_BLOCK_FRAMES - block)
}
