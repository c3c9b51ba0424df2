/** Cuts a recording at its silences into phrases that are short enough for the speech model. */
import type { TimeSpan } from '../../../domain/transcripts/place-words'
import { SPEECH_RATE_HZ } from './model-facts'

/** The model makes more mistakes in longer phrases. */
export const SOUND_PHRASE_MAX_MS = 12_000

/** A part of a recording with the spans in which it is not silent. */
export type SoundPhrase = TimeSpan & { readonly sounds: readonly TimeSpan[] }

const FRAME_MS = 20
const FRAME_SAMPLES = (SPEECH_RATE_HZ * FRAME_MS) / 1000
/** Quieter frames are silent, however quiet the rest is. */
const SILENCE_DB = -55
/** The share of the way from the noise floor to the loudest frames at which a frame counts as sound. */
const SOUND_SHARE = 0.35
const FLOOR_QUANTILE = 0.1
const LOUD_QUANTILE = 0.95
/** Without this much between floor and loudest frames nothing is a pause: noise or music goes through. */
const PAUSE_MIN_DB = 12
/** Shorter silences are inside of words. */
const PAUSE_MIN_MS = 160
/** Shorter sounds are clicks. */
const SOUND_MIN_MS = 60
/** A pause this long ends a phrase that has `PHRASE_MIN_MS`. */
const PHRASE_PAUSE_MS = 350
const PHRASE_MIN_MS = 6000
/** Silence that a phrase keeps on both sides. */
const MARGIN_MS = 120

/** Returns the phrases of a recording, in order; none where it is silent. */
export function splitPhrases(pcm: Float32Array): SoundPhrase[] {
  const levels = measureLevels(pcm)
  const sounds = findSounds(levels).flatMap((sound) => splitLong(sound, levels))
  const durationMs = Math.floor((pcm.length / SPEECH_RATE_HZ) * 1000)
  return groupSounds(sounds).map((group, at, all) => {
    const [first] = group
    const last = group.at(-1)
    const beforeMs = all[at - 1]?.at(-1)?.endMs ?? 0
    const afterMs = all[at + 1]?.[0]?.startMs ?? durationMs
    const startMs = Math.max((first?.startMs ?? 0) - MARGIN_MS, (beforeMs + (first?.startMs ?? 0)) / 2)
    const endMs = Math.min((last?.endMs ?? 0) + MARGIN_MS, (afterMs + (last?.endMs ?? 0)) / 2)
    return { startMs: Math.round(startMs), endMs: Math.round(Math.min(endMs, durationMs)), sounds: group }
  })
}

/** Returns the two parts of a phrase around its longest pause; none if it has no pause. */
export function splitPhrase({ startMs, endMs, sounds }: SoundPhrase): SoundPhrase[] {
  let cut = 1
  const getPause = (at: number) => (sounds[at]?.startMs ?? 0) - (sounds[at - 1]?.endMs ?? 0)
  for (let at = 2; at < sounds.length; at++) if (getPause(at) > getPause(cut)) cut = at
  const [before, after] = [sounds[cut - 1], sounds[cut]]
  if (!before || !after) return []
  const middleMs = Math.round((before.endMs + after.startMs) / 2)
  return [
    { startMs, endMs: Math.min(middleMs, before.endMs + MARGIN_MS), sounds: sounds.slice(0, cut) },
    { startMs: Math.max(middleMs, after.startMs - MARGIN_MS), endMs, sounds: sounds.slice(cut) },
  ]
}

/** The level of each frame, in dB below full scale. */
function measureLevels(pcm: Float32Array): Float32Array {
  const levels = new Float32Array(Math.ceil(pcm.length / FRAME_SAMPLES))
  for (let frame = 0; frame < levels.length; frame++) {
    const end = Math.min(pcm.length, (frame + 1) * FRAME_SAMPLES)
    let sum = 0
    for (let at = frame * FRAME_SAMPLES; at < end; at++) sum += (pcm[at] ?? 0) ** 2
    levels[frame] = 10 * Math.log10(sum / FRAME_SAMPLES + 1e-12)
  }
  return levels
}

/** The spans whose frames are above the threshold, without pauses and clicks that are too short. */
function findSounds(levels: Float32Array): TimeSpan[] {
  const threshold = getThreshold(levels)
  const spans: { startMs: number; endMs: number }[] = []
  levels.forEach((level, frame) => {
    if (level < threshold) return
    const startMs = frame * FRAME_MS
    const last = spans.at(-1)
    if (last && startMs - last.endMs < PAUSE_MIN_MS) last.endMs = startMs + FRAME_MS
    else spans.push({ startMs, endMs: startMs + FRAME_MS })
  })
  return spans.filter(({ startMs, endMs }) => endMs - startMs >= SOUND_MIN_MS)
}

function getThreshold(levels: Float32Array): number {
  const sorted = levels.toSorted()
  const pick = (quantile: number) => sorted[Math.floor(quantile * (sorted.length - 1))] ?? SILENCE_DB
  const floor = Math.max(pick(FLOOR_QUANTILE), SILENCE_DB)
  const loud = pick(LOUD_QUANTILE)
  return loud - floor < PAUSE_MIN_DB ? SILENCE_DB : floor + (loud - floor) * SOUND_SHARE
}

/** Cuts a sound without pauses at its quietest frames, so that each part fits into a phrase. */
function splitLong(sound: TimeSpan, levels: Float32Array): TimeSpan[] {
  const parts: TimeSpan[] = []
  let startMs = sound.startMs
  while (sound.endMs - startMs > SOUND_PHRASE_MAX_MS) {
    const cutMs = findQuietest(levels, startMs + SOUND_PHRASE_MAX_MS / 2, startMs + SOUND_PHRASE_MAX_MS)
    parts.push({ startMs, endMs: cutMs })
    startMs = cutMs
  }
  return [...parts, { startMs, endMs: sound.endMs }]
}

function findQuietest(levels: Float32Array, fromMs: number, toMs: number): number {
  let found = Math.floor(fromMs / FRAME_MS)
  for (let frame = found; frame < toMs / FRAME_MS; frame++)
    if (measureAround(levels, frame) < measureAround(levels, found)) found = frame
  return found * FRAME_MS
}

/** The mean of a frame and its neighbours: one quiet frame may be inside of a word. */
function measureAround(levels: Float32Array, frame: number): number {
  let sum = 0
  for (let at = frame - 2; at <= frame + 2; at++) sum += levels[at] ?? SILENCE_DB
  return sum / 5
}

/** Joins sounds into phrases: up to a long pause, or up to the maximum. */
function groupSounds(sounds: readonly TimeSpan[]): TimeSpan[][] {
  const groups: TimeSpan[][] = []
  for (const sound of sounds) {
    const group = groups.at(-1)
    const startMs = group?.[0]?.startMs ?? 0
    const endMs = group?.at(-1)?.endMs ?? 0
    const isOver = endMs - startMs >= PHRASE_MIN_MS && sound.startMs - endMs >= PHRASE_PAUSE_MS
    if (group && !isOver && sound.endMs - startMs <= SOUND_PHRASE_MAX_MS - 2 * MARGIN_MS) group.push(sound)
    else groups.push([sound])
  }
  return groups
}
