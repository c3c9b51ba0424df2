/** Joins the kept parts of a recording so that no join is heard. */
import { type FrameSpan, JOIN_FRAMES } from '../../../domain/audio/strikes'
import { concatSamples } from '../pcm'

/**
 * Returns the kept parts one after another. Each join is an equal-power cross-fade, half of it on both sides, into the
 * first and out of the last frames of what was struck: the result is exactly as long as its parts.
 */
export function joinKept(samples: Int16Array, kept: readonly FrameSpan[]): Int16Array<ArrayBuffer> {
  const joined = concatSamples(kept.map(({ from, until }) => samples.subarray(from, until)))
  let at = 0
  kept.forEach((before, index) => {
    at += before.until - before.from
    const after = kept[index + 1]
    if (after) writeJoin(joined, at, samples, before, after)
  })
  return joined
}

function writeJoin(
  joined: Int16Array,
  at: number,
  samples: Int16Array,
  before: FrameSpan,
  after: FrameSpan,
): void {
  const lengths = [before, after, { from: before.until, until: after.from }].map(
    ({ from, until }) => until - from,
  )
  const half = Math.floor(Math.min(JOIN_FRAMES, ...lengths) / 2)
  for (let frame = -half; frame < half; frame++) {
    const angle = ((frame + half + 0.5) / (2 * half)) * (Math.PI / 2)
    const ends = (samples[before.until + frame] ?? 0) * Math.cos(angle)
    const begins = (samples[after.from + frame] ?? 0) * Math.sin(angle)
    joined[at + frame] = Math.max(-32_768, Math.min(32_767, Math.round(ends + begins)))
  }
}
