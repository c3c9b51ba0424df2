/**
 * Generates the sample posts: synthesizes every row of samples.mjs, softens it, mixes its track under it and
 * encodes it like the app, and writes the manifest.
 *   node scripts/seed/make-voices.mjs      needs espeak-ng and ffmpeg; the generated files are committed
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { computePeaks } from '../music/peaks.mjs'
import { SAMPLES } from './samples.mjs'

const RATE = 48_000
const resolvePath = (path) => fileURLToPath(new URL(path, import.meta.url))
const folder = resolvePath('voices')
const tracks = JSON.parse(readFileSync(resolvePath('../music/tracks/tracks.json'), 'utf8'))

/** Softens synthetic speech: less hiss and buzz, more low end, even loudness, a small room. */
const SOFTEN_FILTERS = [
  'aresample=48000',
  'highpass=f=85',
  'equalizer=f=190:t=q:w=0.9:g=3',
  'equalizer=f=2700:t=q:w=1.1:g=-4',
  'equalizer=f=4800:t=q:w=1.4:g=-3',
  'lowpass=f=6800',
  'acompressor=threshold=-22dB:ratio=3:attack=8:release=120:makeup=2',
  'aecho=0.9:0.6:19|31|47:0.14|0.1|0.07',
  'adelay=350',
  'apad=pad_dur=0.6',
  'loudnorm=I=-19:TP=-3:LRA=7',
  'aresample=48000',
].join(',')

function run(command, args, input) {
  const { status, stdout, stderr } = spawnSync(command, args, { input, maxBuffer: 2 ** 28 })
  if (status !== 0) throw new Error(String(stderr))
  return stdout
}

/** Defaults of a sample. */
const DEFAULTS = { answers: null, within: null, members: [], detail: {} }

const runFfmpeg = (args, input) => run('ffmpeg', ['-v', 'error', '-y', ...args], input)
const PCM = ['-f', 'f32le', '-ar', String(RATE), '-ac', '1']

function decode(args, input) {
  const bytes = runFfmpeg([...args, ...PCM, 'pipe:1'], input)
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

/** Speech at gain 1, looped music at 0.25 with a fade-in of 0.3 s and a fade-out of 0.5 s. */
function mix(voice, music) {
  const [rise, fall] = [0.3 * RATE, 0.5 * RATE]
  return voice.map((x, i) => {
    const fade = Math.min(1, i / rise, (voice.length - i) / fall)
    return Math.max(-1, Math.min(1, x + 0.25 * fade * music[i % music.length]))
  })
}

function makeSample({ text, voice, track = null, ...row }) {
  const about = { ...DEFAULTS, ...row }
  return text === null
    ? { ...about, transcript: '', track, sound: null }
    : synthesize({ about, text, voice, track })
}

function synthesize({ about, text, voice: [name, pitch, speed], track }) {
  const raw = run('espeak-ng', [
    '-v',
    name,
    '-p',
    String(pitch),
    '-s',
    String(speed),
    '-g',
    '2',
    '--stdout',
    text,
  ])
  const voice = decode(['-f', 'wav', '-i', 'pipe:0', '-af', SOFTEN_FILTERS], raw)
  const music = tracks.find((other) => other.name === track)
  const sound = music ? mix(voice, decode(['-i', resolvePath(`../music/tracks/${music.file}`)])) : voice
  const file = `${about.slug}.mp3`
  const bare = ['-write_xing', '0', '-id3v2_version', '0', '-map_metadata', '-1', '-fflags', '+bitexact']
  const coding = ['-c:a', 'libmp3lame', '-b:a', '64k', '-ar', String(RATE), '-ac', '1', ...bare]
  runFfmpeg([...PCM, '-i', 'pipe:0', ...coding, join(folder, file)], Buffer.from(sound.buffer))
  const { size: bytes } = statSync(join(folder, file))
  // A frame of 64 kbit/s at 48 kHz has 192 bytes and 1152 samples, so the size gives the duration.
  const seconds = Number(((bytes / 192) * (1152 / RATE)).toFixed(3))
  console.log(`${file}: ${seconds} s, ${bytes} bytes`)
  const peaks = computePeaks(sound)
  return { ...about, transcript: text, track, sound: { file, seconds, bytes, peaks } }
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'voices.json'), `${JSON.stringify(SAMPLES.map(makeSample), null, 2)}\n`)
