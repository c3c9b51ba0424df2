/**
 * Even loudness, smart speed and encoding, on the spoken fixtures: how loud they end up, which share of them smart speed saves,
 * that no word plays fast, and the CPU of levelling and encoding. `tests/fixtures/speech-words.json` has the start of each word.
 */
import { readFileSync } from 'node:fs'
import { registerMp3Encoder } from '@mediabunny/mp3-encoder'
import { AudioSample, AudioSampleSource, BufferTarget, Mp3OutputFormat, Output, Quality } from 'mediabunny'
import { loadGainMeter } from '../../scripts/level/store-gains.ts'
import { loadModule } from '../../scripts/load-module.ts'
import { decodeMp3 } from '../../scripts/speech/decode.ts'
import { checkAtLeast, checkAtMost } from './goals.mjs'

const NAMES = ['speech-a', 'speech-b', 'speech-es', 'speech-60']
const RATE_HZ = 48_000
/** A voice that is 8 dB quieter reaches the target only as far as it may be raised. */
const QUIET = 0.4
/** Of silence between the fixtures, as between the thoughts of a person who talks freely. */
const PAUSE_SECONDS = 1
/** Encoder and decoder delay the sound of the fixtures by this much, their words are measured without it. */
const MP3_DELAY_SECONDS = 1105 / RATE_HZ

/** As R2 sends them. */
const PIECE_BYTES = 32_768
const SENDS = 50

const locateFixture = (name) => new URL(`../fixtures/${name}`, import.meta.url)
const spoken = JSON.parse(readFileSync(locateFixture('speech-words.json'), 'utf8'))

/** Returns the lines of the goals. */
export async function measureListening() {
  const limits = {
    ...(await loadModule('domain/audio/audio.limits.ts')),
    ...(await loadModule('domain/audio/level.ts')),
  }
  const voices = []
  for (const name of NAMES) voices.push({ name, samples: await decode(name) })
  const seconds = sum(voices.map(({ samples }) => samples.length / RATE_HZ))
  return [
    ...(await measureLevelling(voices, seconds, limits)),
    ...(await measureSmartSpeed(voices, seconds)),
    await measureEncoding(voices, seconds, limits),
    ...(await measureStoredGain()),
  ]
}

async function measureLevelling(voices, seconds, { LEVEL_TARGET_LUFS, LEVEL_MAX_PEAK_DBTP }) {
  const { normalizeVoice } = await loadModule('web/audio/level/normalize-voice.ts')
  const { BlockMeter, computeLoudness } = await loadModule('domain/audio/loudness.ts')
  const peaks = []
  let cpuSeconds = 0
  /** The furthest from the target, in LU. */
  async function level(factor) {
    const distances = []
    for (const { name, samples } of voices) {
      const levelled = samples.map((sample) => sample * factor)
      cpuSeconds += await measureCpu(() => normalizeVoice(levelled))
      const meter = new BlockMeter()
      meter.add(levelled)
      const loudness = computeLoudness(meter.squares)
      console.log(`${name} × ${factor}: ${loudness.toFixed(1)} LUFS`)
      distances.push(Math.abs(loudness - LEVEL_TARGET_LUFS))
      peaks.push(20 * Math.log10(Math.max(...meter.peaks)))
    }
    return Math.max(...distances)
  }
  const [plain, quiet] = [await level(1), await level(QUIET)]
  return [
    checkAtMost('even loudness: furthest from the target', plain, 1, { unit: 'LU' }),
    checkAtMost('the same of voices 8 dB quieter', quiet, 4, { unit: 'LU' }),
    checkAtMost('even loudness: highest true peak', Math.max(...peaks), LEVEL_MAX_PEAK_DBTP + 0.2, {
      unit: 'dBTP',
    }),
    checkAtMost('even loudness: CPU a minute', (cpuSeconds / 2 / seconds) * 60, 1, { unit: 's' }),
  ]
}

async function measureSmartSpeed(voices, seconds) {
  const { measureSamples } = await loadModule('web/audio/capture/peaks.ts')
  const { computeSavedSeconds, listFastParts } = await loadModule('domain/audio/fast-parts.ts')
  let saved = 0
  let words = 0
  for (const { name, samples } of voices) {
    const parts = listFastParts(measureSamples(samples).pauses())
    saved += computeSavedSeconds(parts, 1)
    words += (spoken[name] ?? []).filter(([, startMs]) => isFast(parts, startMs / 1000)).length
  }
  console.log(`smart speed saves ${((saved / seconds) * 100).toFixed(1)}% of the fixtures as they are`)
  const silence = new Int16Array(PAUSE_SECONDS * RATE_HZ)
  const slow = voices.flatMap(({ samples }) => [...samples, ...silence])
  let map = ''
  const cpuSeconds = await measureCpu(() => {
    map = measureSamples(Int16Array.from(slow)).pauses()
  })
  const slowSeconds = slow.length / RATE_HZ
  const slowSaved = computeSavedSeconds(listFastParts(map), 1)
  return [
    checkAtLeast('smart speed: share saved, a second between voices', slowSaved / slowSeconds, 0.03),
    checkAtMost('smart speed: words that begin in a fast part', words, 0),
    checkAtMost('map of pauses: characters a minute', (map.length / slowSeconds) * 60, 100),
    checkAtMost('map of pauses: CPU a minute', (cpuSeconds / slowSeconds) * 60, 0.5, { unit: 's' }),
  ]
}

/** Whether a word begins in a fast part, or within 50 ms of one. */
function isFast(parts, wordSeconds) {
  const at = wordSeconds + MP3_DELAY_SECONDS
  return parts.some(({ start, end }) => at > start && at < end + 0.05)
}

async function measureEncoding(voices, seconds, { MP3_BITS_PER_SECOND }) {
  registerMp3Encoder()
  const cpuSeconds = await measureCpu(async () => {
    for (const { samples } of voices) await encode(samples, MP3_BITS_PER_SECOND)
  })
  return checkAtMost('MP3: CPU a minute', (cpuSeconds / seconds) * 60, 5, { unit: 's' })
}

/** The cost of an imported voice for the Worker while it is sent, and for the operator while it is measured. */
async function measureStoredGain() {
  const { addFrameGain, FrameFilter, findFrameGrid } = await loadModule('domain/audio/mp3-gain.ts')
  const measureGain = await loadGainMeter()
  const file = new Uint8Array(readFileSync(locateFixture('speech-b.mp3')))
  const grid = findFrameGrid(file)
  const minutes = (file.length * 8) / 64_000 / 60
  const sendOnce = () => {
    const filter = new FrameFilter(grid, (bytes, at) => addFrameGain(bytes, at, -3), 0)
    for (let at = 0; at < file.length; at += PIECE_BYTES) filter.push(file.subarray(at, at + PIECE_BYTES))
    filter.flush()
  }
  for (let round = 0; round < SENDS; round++) sendOnce()
  const sendSeconds = await measureCpu(() => {
    for (let round = 0; round < SENDS; round++) sendOnce()
  })
  const measureSeconds = await measureCpu(() => measureGain(file))
  return [
    checkAtMost('stored gain: CPU a minute that is sent', (sendSeconds / SENDS / minutes) * 1000, 5, {
      unit: 'ms',
    }),
    checkAtMost('stored gain: CPU a minute that is measured', measureSeconds / minutes, 2, { unit: 's' }),
  ]
}

async function encode(samples, bitrate) {
  const output = new Output({
    format: new Mp3OutputFormat({ xingHeader: false }),
    target: new BufferTarget(),
  })
  const quality = new Quality({ bitrate, bitrateMode: 'constant' })
  const source = new AudioSampleSource({ codec: 'mp3', quality })
  output.addAudioTrack(source)
  await output.start()
  for (let at = 0; at < samples.length; at += RATE_HZ) {
    const data = samples.slice(at, at + RATE_HZ)
    const shape = { format: 's16', numberOfChannels: 1, sampleRate: RATE_HZ, timestamp: at / RATE_HZ }
    const sample = new AudioSample({ data, ...shape })
    await source.add(sample)
    sample.close()
  }
  await output.finalize()
}

/** The CPU seconds of a job, in all threads of this process. */
async function measureCpu(run) {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

async function decode(name) {
  const blocks = await decodeMp3(new Uint8Array(readFileSync(locateFixture(`${name}.mp3`))))
  return Int16Array.from(
    blocks.flatMap(({ pcm }) => [...pcm]),
    (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767),
  )
}

const sum = (values) => values.reduce((total, value) => total + value, 0)
