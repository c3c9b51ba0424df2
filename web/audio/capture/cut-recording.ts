/** A recording without its cut ends. Nothing is deleted: the samples stay in its file until it is published. */
import { toSeconds } from '../pcm'
import type { FrameRange, Recording } from '../recording'
import { createRecording } from './create-recording'
import { measureSamples } from './peaks'

/** The part of `whole` in this range. */
export async function cutRecording(whole: Recording, range: FrameRange): Promise<Recording> {
  const readPart = async () => (await whole.samples()).slice(range.from, range.until ?? undefined)
  const samples = await readPart()
  const meter = measureSamples(samples)
  return {
    ...createRecording({
      id: whole.draftId,
      mode: whole.mode,
      seconds: toSeconds(samples.length),
      peaks: meter.peaks(),
      pauses: meter.pauses(),
      samples: readPart,
    }),
    cut: { whole, range },
  }
}
