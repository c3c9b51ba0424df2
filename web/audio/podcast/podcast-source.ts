/**
 * A podcast file on this device: its duration, waveform and any part as samples. Decodes only what is requested: an
 * hour of samples would take gigabytes.
 */
import { ADTS, BlobSource, Input, MP3, MP4, OGG, WAVE } from 'mediabunny'
import { findFormatChange } from '../../../domain/audio/format-change'
import { createBlobReader, sniff } from '../../../domain/audio/sniff'
import { AppError } from '../../../domain/errors/app-error'
import { appError } from '../../../domain/errors/errors'
import { CLIP_MIN_SECONDS } from '../../../domain/limits'
import { isClippable } from '../../../domain/podcasts/podcast-clip'
import { toSeconds } from '../pcm'
import {
  DECODER_SILENCE_MS,
  type FoundSound,
  openInParts,
  openInSlices,
  openWhole,
  type PodcastDecoder,
  rejectAfter,
} from './podcast-decoders'

/**
 * Minutes of a file that a browser decodes whole, if it cannot decode it in parts: a minute takes up to 35 MB. The length
 * of a format that we do not know is taken from its size, at this rate.
 */
export const PODCAST_WHOLE_MINUTES = 10
export const PODCAST_UNKNOWN_BYTES_PER_SECOND = 4000

export type PodcastSource = PodcastDecoder & {
  /** The file goes on in another format behind its `seconds`, which cannot be read. */
  isPartial?: boolean
  close(): void
}

/**
 * Opens a file by its content, whatever its name. Throws `podcast.file_type` when it is no sound,
 * `podcast.file_unsupported` when this browser cannot play it, `podcast.file_changes` and `podcast.file_too_short` when
 * less than a clip of it can be read, and `podcast.file_too_long` when this browser would have to decode too much at once.
 */
export async function openPodcast(blob: Blob): Promise<PodcastSource> {
  const read = createBlobReader(blob)
  const format = await sniff(read)
  const change = format && (await findFormatChange(format.type, read))
  if (change?.seconds != null && !isClippable(change.seconds))
    throw appError('podcast.file_changes', {}, 'file')
  const input = new Input({ source: new BlobSource(blob), formats: [MP3, WAVE, OGG, MP4, ADTS] })
  try {
    const sound = await findSound(input).catch((error: unknown) => {
      if (error instanceof AppError) throw error
      console.warn('This podcast is not decoded in parts.', error)
      return null
    })
    const source = await openFirstWay(listWays(blob, sound))
    const close = () => {
      source.close()
      input.dispose()
    }
    if (!change) return { ...source, close }
    const seconds = Math.min(source.seconds, change.seconds ?? source.seconds)
    return { ...source, seconds, isPartial: true, close }
  } catch (error) {
    input.dispose()
    if (error instanceof AppError) throw error
    throw format
      ? appError('podcast.file_unsupported', { format: format.extension.toUpperCase() }, 'file', error)
      : appError('podcast.file_type', {}, 'file', error)
  }
}

type Way = () => Promise<PodcastDecoder>

/** The ways to decode a file, the best one first. */
function listWays(blob: Blob, sound: FoundSound | null): Way[] {
  const seconds = sound?.seconds ?? blob.size / PODCAST_UNKNOWN_BYTES_PER_SECOND
  const isTooLong = seconds > PODCAST_WHOLE_MINUTES * 60
  const whole = () => openWhole(blob)
  if (!sound) return isTooLong ? [] : [whole]
  const refuse = async () => {
    throw appError('podcast.file_too_long', { max: PODCAST_WHOLE_MINUTES }, 'file')
  }
  const inParts = sound.canDecode ? [() => openInParts(sound)] : []
  if (sound.codec === 'mp3') return [...inParts, () => openInSlices(sound), ...(isTooLong ? [] : [whole])]
  return [...inParts, isTooLong ? refuse : whole]
}

/**
 * Opens a file in the first way that decodes its first seconds: headers may be wrong, and a decoder that accepts a
 * configuration may still fail. A part that fails later is decoded in the next way, as is what follows. Throws the error
 * of the last way.
 */
async function openFirstWay(ways: readonly Way[]): Promise<PodcastSource> {
  const opened: Promise<PodcastDecoder>[] = []
  const closing = new AbortController()
  let current = 0

  async function attempt<T>(
    run: (decoder: PodcastDecoder) => Promise<T> | T,
    signal: AbortSignal = closing.signal,
  ): Promise<T> {
    let reason: unknown = new Error('There is no way to decode it.')
    for (const [at, way] of ways.entries()) {
      if (at < current) continue
      try {
        opened[at] ??= openWay(way)
        const result = await run(await opened[at])
        current = Math.max(current, at)
        return result
      } catch (error) {
        signal.throwIfAborted()
        closing.signal.throwIfAborted()
        console.warn('A way to decode this podcast failed.', error)
        reason = error
      }
    }
    throw reason
  }

  return {
    seconds: await attempt(({ seconds }) => seconds),
    samples: (range) => attempt((decoder) => decoder.samples(range)),
    peaks: (range, signal) => attempt((decoder) => decoder.peaks(range, signal), signal),
    close: () => closing.abort(),
  }
}

async function openWay(way: Way): Promise<PodcastDecoder> {
  const decoder = await way()
  const first = await decoder.samples({ start: 0, end: CLIP_MIN_SECONDS })
  if (toSeconds(first.length) < CLIP_MIN_SECONDS / 2) throw new Error('There is nothing to hear.')
  return decoder
}

/** The sound of a file of a known format. Throws where it has none. */
async function findSound(input: Input): Promise<FoundSound> {
  if (!(await input.canRead())) throw new Error('This is no sound we know.')
  const track = await input.getPrimaryAudioTrack()
  if (!track) throw new Error('It has no sound.')
  const seconds = await track.computeDuration()
  if (seconds > 0 && !isClippable(seconds))
    throw appError('podcast.file_too_short', { min: CLIP_MIN_SECONDS }, 'file')
  if (seconds === 0) throw appError('podcast.file_type', {}, 'file')
  if (!isClippable(seconds)) throw new Error('It has no length.')
  const canDecode = await rejectAfter(DECODER_SILENCE_MS, track.canDecode()).catch(() => false)
  return { track, seconds, codec: await track.getCodec(), canDecode }
}
