/** The arithmetic of a mix (spec §4, §9): voice at 1, looped music at 0.25 with fades, then a limiter. */
import {
  MIX_FADE_IN_SECONDS,
  MIX_FADE_OUT_SECONDS,
  MIX_TRACK_GAIN,
  MIX_VOICE_GAIN,
} from '../../../domain/limits'
import { toFrames } from '../pcm'
import { computeLimiterEdges, computeLimiterGain, LIMITER_BLOCK_FRAMES } from './limiter'

const FADE_IN_FRAMES = toFrames(MIX_FADE_IN_SECONDS)
const FADE_OUT_FRAMES = toFrames(MIX_FADE_OUT_SECONDS)

/** The music's gain at a frame: fades in at the start and out at the end. */
export function computeTrackGain(frame: number, frames: number): number {
  return MIX_TRACK_GAIN * Math.max(0, Math.min(1, frame / FADE_IN_FRAMES, (frames - frame) / FADE_OUT_FRAMES))
}

/**
 * Lays a track's loop under a voice, in place: an hour of samples fits in memory once, not twice.
 * @param voice the voice's samples, which become the mix
 * @param loop the track, -1 to 1, mono
 */
export function renderMix(voice: Int16Array, loop: Float32Array): void {
  const frames = voice.length
  const at = (frame: number) =>
    (voice[frame] ?? 0) * MIX_VOICE_GAIN +
    (loop[frame % loop.length] ?? 0) * 32767 * computeTrackGain(frame, frames)

  const blockPeaks: number[] = []
  for (let from = 0; from < frames; from += LIMITER_BLOCK_FRAMES) {
    let peak = 0
    const to = Math.min(frames, from + LIMITER_BLOCK_FRAMES)
    for (let frame = from; frame < to; frame++) peak = Math.max(peak, Math.abs(at(frame)))
    blockPeaks.push(peak)
  }
  const edges = computeLimiterEdges(blockPeaks)
  for (let frame = 0; frame < frames; frame++)
    voice[frame] = Math.round(at(frame) * computeLimiterGain(edges, frame))
}
