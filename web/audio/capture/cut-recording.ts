/**
 * A recording without its cut ends and without what was struck. Nothing is deleted: the samples stay in its file until it
 * is published.
 */
import { canStrike, type FrameSpan, mergeSpans, toKeptRanges } from '../../../domain/audio/strikes'
import { toFrames, toSeconds } from '../pcm'
import type { FrameRange, Recording } from '../recording'
import { createRecording } from './create-recording'
import { joinKept } from './join-kept'
import { measureSamples } from './peaks'

/**
 * The part of `whole` in this range, without what was struck of it. Struck frames outside of the range stay in `struck`, for
 * a wider range. Nothing is struck where less than a second would stay.
 */
export async function cutRecording(
  whole: Recording,
  range: FrameRange,
  struck: readonly FrameSpan[] = [],
): Promise<Recording> {
  const all = await whole.samples()
  const merged = mergeSpans(struck, all.length)
  const applied = canStrike(all.length, range, merged) ? merged : []
  const join = (samples: Int16Array) => joinKept(samples, toKeptRanges(samples.length, range, applied))
  const samples = join(all)
  const { clippedSeconds, ...measured } = measureSamples(samples).summarize()
  return {
    ...createRecording({
      id: whole.draftId,
      mode: whole.mode,
      seconds: toSeconds(samples.length),
      ...measured,
      // A file that was not recorded here is as loud as its makers want it.
      clippedSeconds: whole.clippedSeconds === undefined ? undefined : clippedSeconds,
      samples: async () => join(await whole.samples()),
    }),
    cut: { whole, range, struck: applied },
  }
}

/** Returns the frames of the whole recording that a recording consists of. */
export function listKeptRanges({ cut, seconds }: Pick<Recording, 'cut' | 'seconds'>): FrameSpan[] {
  return cut
    ? toKeptRanges(toFrames(cut.whole.seconds), cut.range, cut.struck)
    : [{ from: 0, until: toFrames(seconds) }]
}
