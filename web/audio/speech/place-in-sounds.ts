/** Spreads the words of a phrase over the sounds between its pauses. */
import { placeWords, type TimeSpan } from '../../../domain/transcripts/place-words'
import type { SpokenWord } from '../../../domain/transcripts/transcript'

/** A pause this long is unusual inside of a sentence. */
const SENTENCE_PAUSE_MS = 250
/** The cost of a long pause without punctuation, in square seconds of misplaced time. */
const UNPUNCTUATED_COST = 0.15

/**
 * Returns the words with times: each sound gets the words that take about its time, and long pauses fall after punctuation
 * where they can.
 */
export function placeInSounds(words: readonly string[], sounds: readonly TimeSpan[]): SpokenWord[] {
  const ends = findBreaks(words, sounds)
  return sounds.flatMap((sound, at) => placeWords(words.slice(ends[at - 1] ?? 0, ends[at]), [sound]))
}

type Plan = { cost: number; ends: number[] }

/** For each sound the number of words up to its end, with the lowest cost of all. */
function findBreaks(words: readonly string[], sounds: readonly TimeSpan[]): number[] {
  const letters = words.map((word) => [...word].length + 1)
  const total = letters.reduce((sum, count) => sum + count, 0)
  const length = sounds.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0)
  const msPerLetter = total > 0 ? length / total : 0
  /** The cheapest plan for the sounds so far, by the number of words in them. */
  let plans: (Plan | undefined)[] = [{ cost: 0, ends: [] }]
  sounds.forEach((sound, at) => {
    const pauseMs = (sounds[at + 1]?.startMs ?? sound.endMs) - sound.endMs
    const next: (Plan | undefined)[] = []
    plans.forEach((plan, from) => {
      if (!plan) return
      let expectedMs = 0
      for (let to = from; to <= words.length; to++) {
        if (to > from) expectedMs += (letters[to - 1] ?? 0) * msPerLetter
        const misplaced = ((sound.endMs - sound.startMs - expectedMs) / 1000) ** 2
        const cost = plan.cost + misplaced + getPauseCost(words[to - 1], pauseMs)
        if (cost < (next[to]?.cost ?? Number.POSITIVE_INFINITY)) next[to] = { cost, ends: [...plan.ends, to] }
      }
    })
    plans = next
  })
  return plans[words.length]?.ends ?? []
}

function getPauseCost(word: string | undefined, pauseMs: number): number {
  return pauseMs >= SENTENCE_PAUSE_MS && !/\p{P}$/u.test(word ?? '') ? UNPUNCTUATED_COST : 0
}
