/** Transcribes a recording with a speech model: phrase by phrase, with times, without invented words. */

import type { TimeSpan } from '../../../domain/transcripts/place-words'
import { removeSoundNotes, splitWords } from '../../../domain/transcripts/split-words'
import type { SpokenWord } from '../../../domain/transcripts/transcript'
import { MODEL_LANGUAGE, SPEECH_RATE_HZ } from './model-facts'
import type { HeardText, SpeechModel } from './moonshine'
import { type SoundPhrase, splitPhrase, splitPhrases } from './phrases'
import { placeInSounds } from './place-in-sounds'

/** Below, the model guesses: noise, song, or another language. */
const LOG_PROBABILITY_MIN = -0.8
/** A phrase in which so few words repeat is a loop. */
const DISTINCT_SHARE_MIN = 0.35
const LOOP_MIN_WORDS = 8
/** Nobody speaks quicker; more words are invented. */
const WORDS_PER_SECOND_MAX = 7

export type TranscribedPcm = { words: SpokenWord[]; confidence: number | null }

/**
 * Returns the words of a recording in mono at `SPEECH_RATE_HZ`, with the mean probability of its tokens. Throws an
 * `AbortError` after `signal`.
 */
export async function transcribePcm(
  model: Pick<SpeechModel, 'hear'>,
  pcm: Float32Array<ArrayBuffer>,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (share: number) => void } = {},
): Promise<TranscribedPcm> {
  const words: SpokenWord[] = []
  let sum = 0
  for (const phrase of splitPhrases(pcm)) {
    signal?.throwIfAborted()
    for (const part of await hearParts(model, pcm, phrase)) {
      words.push(...part.words)
      sum += part.words.length * Math.exp(part.logProbability)
    }
    onProgress?.(phrase.endMs / ((pcm.length / SPEECH_RATE_HZ) * 1000))
  }
  return { words, confidence: words.length > 0 ? sum / words.length : null }
}

/** Hears a phrase; one in which the model only repeats itself is heard again in two parts. */
async function hearParts(
  model: Pick<SpeechModel, 'hear'>,
  pcm: Float32Array<ArrayBuffer>,
  phrase: SoundPhrase,
): Promise<{ words: SpokenWord[]; logProbability: number }[]> {
  const heard = await model.hear(slicePhrase(pcm, phrase))
  const texts = splitWords(removeSoundNotes(heard.text), MODEL_LANGUAGE)
  if (isLoop(texts)) {
    const parts: { words: SpokenWord[]; logProbability: number }[] = []
    for (const part of splitPhrase(phrase)) parts.push(...(await hearParts(model, pcm, part)))
    return parts
  }
  if (!isLikely(texts, heard, phrase)) return []
  return [{ words: placeInSounds(texts, phrase.sounds), logProbability: heard.logProbability }]
}

function slicePhrase(
  pcm: Float32Array<ArrayBuffer>,
  { startMs, endMs }: SoundPhrase,
): Float32Array<ArrayBuffer> {
  const toSamples = (ms: number) => Math.round((ms / 1000) * SPEECH_RATE_HZ)
  return pcm.slice(toSamples(startMs), toSamples(endMs))
}

/** Whether the same words come again and again, which the model does where it hears nothing that it knows. */
export function isLoop(words: readonly string[]): boolean {
  const distinct = new Set(words.map((word) => word.toLowerCase().replace(/\P{L}/gu, ''))).size
  return words.length >= LOOP_MIN_WORDS && distinct / words.length < DISTINCT_SHARE_MIN
}

/** Whether a person said these words, and the model did not invent them. */
export function isLikely(
  words: readonly string[],
  { logProbability }: Pick<HeardText, 'logProbability'>,
  { startMs, endMs }: TimeSpan,
): boolean {
  const isTooQuick = words.length > ((endMs - startMs) / 1000) * WORDS_PER_SECOND_MAX
  return logProbability >= LOG_PROBABILITY_MIN && !isTooQuick
}
