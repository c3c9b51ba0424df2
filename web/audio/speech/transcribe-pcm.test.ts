import { expect, test } from 'vitest'
import { canTranscribeLanguage, SPEECH_RATE_HZ } from './model-facts'
import type { HeardText } from './moonshine'
import { isLikely, isLoop, transcribePcm } from './transcribe-pcm'

/** Sounds of this many seconds, with a pause of a second after each. */
function makeSounds(...seconds: number[]): Float32Array<ArrayBuffer> {
  const parts = seconds.flatMap((length) => [
    ...Array.from({ length: length * SPEECH_RATE_HZ }, (_, at) => 0.3 * Math.sin(at / 10)),
    ...new Array(SPEECH_RATE_HZ).fill(0),
  ])
  return Float32Array.from(parts)
}

/** A model that hears the given texts one after another. */
function createModel(...answers: HeardText[]) {
  const lengths: number[] = []
  const hear = async (pcm: Float32Array) => {
    lengths.push(pcm.length / SPEECH_RATE_HZ)
    return answers[lengths.length - 1] ?? { text: '', logProbability: 0 }
  }
  return { hear, lengths }
}

test('joins the words of all phrases, with the mean probability of their tokens', async () => {
  const model = createModel(
    { text: 'Hello owls.', logProbability: Math.log(0.9) },
    { text: 'Good night.', logProbability: Math.log(0.5) },
  )
  const shares: number[] = []
  const { words, confidence } = await transcribePcm(model, makeSounds(7, 1), {
    onProgress: (share) => shares.push(share),
  })
  expect(words.map(([text]) => text)).toEqual(['Hello', 'owls.', 'Good', 'night.'])
  expect(words[0]?.[1]).toBe(0)
  expect(words[2]?.[1]).toBe(8000)
  expect(confidence).toBeCloseTo(0.7)
  expect(shares).toEqual([expect.closeTo(7.12 / 10), expect.closeTo(9.12 / 10)])
})

test('returns no words and no confidence for silence, and does not run the model', async () => {
  const model = createModel()
  expect(await transcribePcm(model, new Float32Array(SPEECH_RATE_HZ))).toEqual({
    words: [],
    confidence: null,
  })
  expect(model.lengths).toEqual([])
})

test('hears a phrase with a loop again in two parts', async () => {
  const loop = { text: 'Hello '.repeat(12), logProbability: -0.2 }
  const model = createModel(loop, { text: 'Then nothing.', logProbability: -0.1 }, loop)
  const { words } = await transcribePcm(model, makeSounds(2, 2))
  expect(words.map(([text]) => text)).toEqual(['Then', 'nothing.'])
  expect(model.lengths).toEqual([5.12, 2.12, 2.24])
})

test('stops before the next phrase after a signal', async () => {
  const abort = new AbortController()
  const model = createModel()
  const hear = async (pcm: Float32Array) => {
    abort.abort()
    return model.hear(pcm)
  }
  await expect(transcribePcm({ hear }, makeSounds(7, 7), { signal: abort.signal })).rejects.toThrow(/abort/i)
  expect(model.lengths.length).toBe(1)
})

test('knows English alone, and tries no unknown language', () => {
  expect(['en', 'en-GB', 'EN-us'].map(canTranscribeLanguage)).toEqual([true, true, true])
  expect(['es', 'eng', 'de-EN', '', null].map(canTranscribeLanguage)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})

test('finds loops, and takes no song for one', () => {
  expect(isLoop('so so so so so so so so'.split(' '))).toBe(true)
  expect(isLoop('so so so'.split(' '))).toBe(false)
  expect(isLoop('Ring it low, ring it slow. Ring it low, ring it slow.'.split(' '))).toBe(true)
  expect(isLoop('And here am I, who only came to hear it, am here, am here.'.split(' '))).toBe(false)
})

test('takes improbable words, and more than anyone can say, for invented', () => {
  const second = { startMs: 0, endMs: 1000 }
  expect(isLikely(['Hello'], { logProbability: -0.4 }, second)).toBe(true)
  expect(isLikely(['Hello'], { logProbability: -1.3 }, second)).toBe(false)
  expect(isLikely(['Hello'], { logProbability: Number.NaN }, second)).toBe(false)
  expect(isLikely('a b c d e f g h'.split(' '), { logProbability: -0.1 }, second)).toBe(false)
})
