/**
 * The local speech engine: words wrong beside what is spoken, when words start, CPU per second of sound, and that it invents no
 * words. `tests/fixtures/speech-words.json` has each spoken word with its start in ms, as the speech synthesizer reported it.
 */
import { readFileSync } from 'node:fs'
import { loadModule } from '../../scripts/load-module.ts'
import { render } from '../../scripts/music/render.mjs'
import { TRACKS } from '../../scripts/music/tracks.mjs'
import { decodeRecording } from '../../scripts/speech/decode.ts'
import { createEngine } from '../../scripts/speech/engine.ts'
import { checkAtMost, getMedian } from './goals.mjs'
import { measureSpokenPosts } from './spoken-posts.mjs'
import { alignWords } from './words-errors.mjs'

/** The app mixes music under a voice at this level. */
const MUSIC_GAIN = 0.25
const RATE_HZ = 16_000
const TRACK_RATE_HZ = 48_000

const locateFixture = (name) => new URL(`../fixtures/${name}`, import.meta.url)
const readFixture = (name) => new Uint8Array(readFileSync(locateFixture(name)))
const spoken = JSON.parse(readFileSync(locateFixture('speech-words.json'), 'utf8'))

/**
 * Returns the lines of the goals. `tracks` are how many tracks are mixed under the voice; with a `stateFolder`, the rows, bytes
 * and searches of `posts` posts with words are measured too.
 */
export async function measureWords({ tracks = 12, posts = 0, stateFolder = null } = {}) {
  const recognized = await measureRecognition(tracks)
  return stateFolder ? [...recognized, ...(await measureSpokenPosts({ posts, stateFolder }))] : recognized
}

async function measureRecognition(tracks) {
  const engine = createEngine()
  const transcribe = async (bytes, type = 'audio/mpeg') => {
    const result = await engine.transcribe({ bytes, type, language: 'en' })
    if (!result.ok) throw new Error(result.reason)
    return result.words
  }
  // Loads the model.
  await transcribe(readFixture('speech-a.mp3'))
  const used = process.cpuUsage()
  const plain = []
  for (const name of Object.keys(spoken))
    plain.push(alignWords(spoken[name], await transcribe(readFixture(`${name}.mp3`))))
  const { user, system } = process.cpuUsage(used)
  const seconds = Object.values(spoken).reduce((sum, words) => sum + (words.at(-1)?.[1] ?? 0) / 1000, 0)
  const starts = plain.flatMap(({ startErrorsMs }) => startErrorsMs).toSorted((a, b) => a - b)

  const mixed = []
  let invented = 0
  for (const row of TRACKS.slice(0, tracks)) {
    const music = await renderTrack(row)
    invented += (await transcribe(await toWav(music), 'audio/wav')).length
    for (const name of ['speech-a', 'speech-b']) {
      const wav = await toWav(mix(await decode(name), music))
      mixed.push(alignWords(spoken[name], await transcribe(wav, 'audio/wav')))
    }
  }
  invented += (await transcribe(readFixture('music-24.mp3'))).length
  invented += (await transcribe(await toWav(new Float32Array(RATE_HZ * 5)), 'audio/wav')).length

  return [
    checkAtMost('words wrong, English', countErrorShare(plain), 0.05),
    checkAtMost('words wrong, English over music', countErrorShare(mixed), 0.05),
    checkAtMost('words in music and silence', invented, 0),
    checkAtMost('word start: median error', (getMedian(starts) ?? Number.NaN) / 1000, 0.2, { unit: 's' }),
    checkAtMost(
      'word start: p90 error',
      (starts[Math.floor(starts.length * 0.9)] ?? Number.NaN) / 1000,
      0.5,
      {
        unit: 's',
      },
    ),
    checkAtMost('speech: CPU a second of sound', (user + system) / 1e6 / seconds, 0.3, { unit: 's' }),
  ]
}

function countErrorShare(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  return sum('errors') / sum('spoken')
}

const decode = (name) => decodeRecording(readFixture(`${name}.mp3`), 'audio/mpeg')

async function renderTrack(row) {
  const { createResampler } = await loadModule('web/audio/resampler.ts')
  const { SPEECH_RATE_HZ } = await loadModule('web/audio/speech/model-facts.ts')
  const resampler = createResampler(TRACK_RATE_HZ, SPEECH_RATE_HZ)
  return resampler.push(Float32Array.from(render(row)))
}

function mix(voice, music) {
  return voice.map((sample, at) => sample + MUSIC_GAIN * (music[at % music.length] ?? 0))
}

/** 16-bit WAV at the model's rate. */
async function toWav(pcm) {
  const { createWavHeader } = await loadModule('domain/audio/wav-format.ts')
  const samples = Int16Array.from(pcm, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767))
  return new Uint8Array(
    Buffer.concat([createWavHeader(samples.length, RATE_HZ), Buffer.from(samples.buffer)]),
  )
}
