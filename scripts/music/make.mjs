/**
 * Generates the music library: renders rows of tracks.mjs, encodes them as M4A and writes the manifest.
 *   node scripts/music/make.mjs [name | --all]      needs ffmpeg; the generated files are committed
 * Generates what the manifest lacks, the named row, or everything.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { RATE } from './loop.mjs'
import { measureLoudness, measurePeakDb } from './loudness.mjs'
import { computePeaks } from './peaks.mjs'
import { BLOCK, CEILING_DB, render, toPcm } from './render.mjs'
import { toFileSlug } from './stored.mjs'
import { TRACKS } from './tracks.mjs'

/** Number of wrapped blocks encoded before and after the loop. */
const PADDING_BLOCKS = 24

const folder = fileURLToPath(new URL('tracks', import.meta.url))
const manifest = join(folder, 'tracks.json')
const samples = fileURLToPath(new URL('../../domain/library/sample-tracks.ts', import.meta.url))
const toFileName = (name) => `${toFileSlug(name)}.m4a`

const runFfmpeg = (args, input) => {
  const { status, stdout, stderr } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...args], {
    input,
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new Error(String(stderr))
  return stdout
}

/**
 * Encodes a loop as M4A that closes as well as the samples do. An encoder starts from silence, which is audible at the
 * seam; so the input is the loop with its own end before it and its beginning after it, and only the loop's blocks are
 * kept, with one block before them to prime the decoder (the file's edit list skips it).
 */
function encode(samples, path) {
  const around = PADDING_BLOCKS * BLOCK
  const longer = new Int16Array(samples.length + 2 * around)
  longer.set(samples.subarray(-around))
  longer.set(samples, around)
  longer.set(samples.subarray(0, around), around + samples.length)
  const raw = ['-f', 's16le', '-ar', String(RATE), '-ac', '1', '-i', 'pipe:0']
  const coding = [
    '-c:a',
    'aac',
    '-b:a',
    '64k',
    '-cutoff',
    '13000',
    '-flags:a',
    '+bitexact',
    '-f',
    'adts',
    'pipe:1',
  ]
  const frames = splitAdtsFrames(runFfmpeg([...raw, ...coding], Buffer.from(longer.buffer)))
  // The encoder's first frame is priming, so the frame before the loop's first is number AROUND.
  const kept = Buffer.concat(frames.slice(PADDING_BLOCKS, PADDING_BLOCKS + samples.length / BLOCK + 1))
  const early = `setts=ts=PTS-${BLOCK}`
  const box = [
    '-c',
    'copy',
    '-bsf:a',
    `aac_adtstoasc,${early}`,
    '-avoid_negative_ts',
    'disabled',
    '-use_editlist',
    '1',
  ]
  runFfmpeg(
    ['-f', 'aac', '-i', 'pipe:0', ...box, '-fflags', '+bitexact', '-movflags', '+faststart', path],
    kept,
  )
}

/** Splits an ADTS stream into frames by their length fields. */
function splitAdtsFrames(stream) {
  const frames = []
  for (let at = 0; at < stream.length; ) {
    const length = ((stream[at + 3] & 3) << 11) | (stream[at + 4] << 3) | (stream[at + 5] >> 5)
    frames.push(stream.subarray(at, at + length))
    at += length
  }
  return frames
}

/** Highest peak of an encoded file, in dBFS. */
const PEAK_DB = -3

/** Decodes a file as players do. */
function decode(path) {
  const bytes = runFfmpeg(['-i', path, '-f', 'f32le', 'pipe:1'])
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

/** Throws if the step over the seam is larger than the largest step within. */
function assertClosed(name, loop) {
  let within = 0
  for (let i = 1; i < loop.length; i++) within = Math.max(within, Math.abs(loop[i] - loop[i - 1]))
  const seam = Math.abs(loop[0] - loop[loop.length - 1])
  if (seam > within) throw new Error(`${name} does not close: ${seam} over the seam, ${within} within`)
}

/** Renders and encodes a row; retries with a lower ceiling when encoding raises a peak too high. */
function make(row, ceiling = CEILING_DB) {
  const loop = render(row, ceiling)
  assertClosed(row.name, loop)
  const file = toFileName(row.name)
  const path = join(folder, file)
  encode(toPcm(loop), path)
  const coded = decode(path)
  assertClosed(row.name, coded)
  const peak = measurePeakDb(coded)
  if (peak > PEAK_DB) return make(row, ceiling - 1)
  const { name, collection, mood, genre, category, bpm } = row
  const seconds = Number((loop.length / RATE).toFixed(4))
  const { size: bytes } = statSync(path)
  console.log(
    `${name}: ${seconds} s, ${measureLoudness(coded).toFixed(1)} LUFS, ${peak.toFixed(1)} dBFS, ${bytes} bytes`,
  )
  return { name, file, collection, mood, genre, category, bpm, seconds, bytes, peaks: computePeaks(loop) }
}

/** Source of domain/library/sample-tracks.ts: the app's own tracks without their files. */
function formatSampleTracks(rows) {
  const quoted = (text) => (text === null ? 'null' : `'${text}'`)
  const lines = rows.map(({ name, collection, mood, genre, category, bpm, seconds }) => {
    const texts = [toFileSlug(name), name, collection, mood, genre, category].map(quoted)
    return `  [${[...texts, bpm, seconds].join(', ')}],`
  })
  const before = readFileSync(samples, 'utf8').split('const ROWS')[0]
  return `${before}const ROWS: readonly Row[] = [\n${lines.join('\n')}\n]\n`
}

const [, , requested] = process.argv
const kept = existsSync(manifest) && requested !== '--all' ? JSON.parse(readFileSync(manifest, 'utf8')) : []
if (requested === '--all') rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const rows = []
for (const row of TRACKS) {
  rows.push(kept.find(({ name }) => name === row.name && name !== requested) ?? make(row))
  // Written after each track, so an interrupted run keeps its results.
  const rest = kept.filter(({ name }) => !rows.some((one) => one.name === name))
  writeFileSync(manifest, `${JSON.stringify([...rows, ...rest], null, 2)}\n`)
}
writeFileSync(manifest, `${JSON.stringify(rows, null, 2)}\n`)
writeFileSync(samples, formatSampleTracks(rows))
