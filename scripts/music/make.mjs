/**
 * Makes the music library anew: renders every row of tracks.mjs, codes it as M4A and writes the manifest.
 *   node scripts/music/make.mjs [name]      needs ffmpeg; the files it makes are committed
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { RATE } from './loop.mjs'
import { loudness, peakDb } from './loudness.mjs'
import { peaksOf } from './peaks.mjs'
import { BLOCK, CEILING_DB, pcmOf, render } from './render.mjs'
import { TRACKS } from './tracks.mjs'

/** How many blocks of the loop's other end the coder hears before and after it. */
const AROUND = 24

const folder = fileURLToPath(new URL('tracks', import.meta.url))
const manifest = join(folder, 'tracks.json')
const fileOf = (name) => `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.m4a`

const ffmpeg = (args, input) => {
  const { status, stdout, stderr } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...args], {
    input,
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new Error(String(stderr))
  return stdout
}

/**
 * Codes a loop as M4A that closes as well as the samples do. A coder starts from silence, which is heard at the seam;
 * so it is given the loop with its own end before it and its beginning after it, and only the loop's blocks are kept,
 * with one block before them to start the decoder (the file's edit list leaves that one out).
 */
function encode(samples, path) {
  const around = AROUND * BLOCK
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
  const frames = adtsFrames(ffmpeg([...raw, ...coding], Buffer.from(longer.buffer)))
  // The coder's first frame is its own start, so the frame before the loop's first is number AROUND.
  const kept = Buffer.concat(frames.slice(AROUND, AROUND + samples.length / BLOCK + 1))
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
  ffmpeg(['-f', 'aac', '-i', 'pipe:0', ...box, '-fflags', '+bitexact', '-movflags', '+faststart', path], kept)
}

/** The frames of an ADTS stream; each says its own length. */
function adtsFrames(stream) {
  const frames = []
  for (let at = 0; at < stream.length; ) {
    const length = ((stream[at + 3] & 3) << 11) | (stream[at + 4] << 3) | (stream[at + 5] >> 5)
    frames.push(stream.subarray(at, at + length))
    at += length
  }
  return frames
}

/** The highest peak a coded file may have, in dBFS. */
const PEAK_DB = -3

function codedPeak(path) {
  const bytes = ffmpeg(['-i', path, '-f', 'f32le', 'pipe:1'])
  return peakDb(new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)))
}

/** Renders and codes a row; where coding lifts a peak too high, once more with a lower ceiling. */
function make(row, ceiling = CEILING_DB) {
  const loop = render(row, ceiling)
  const file = fileOf(row.name)
  const path = join(folder, file)
  encode(pcmOf(loop), path)
  const peak = codedPeak(path)
  if (peak > PEAK_DB) return make(row, ceiling - 1)
  const { name, shelf, mood, genre, category, bpm } = row
  const seconds = Number((loop.length / RATE).toFixed(4))
  const { size: bytes } = statSync(path)
  console.log(
    `${name}: ${seconds} s, ${loudness(loop).toFixed(1)} LUFS, ${peak.toFixed(1)} dBFS, ${bytes} bytes`,
  )
  return { name, file, shelf, mood, genre, category, bpm, seconds, bytes, peaks: peaksOf(loop) }
}

const [, , only] = process.argv
const kept = only ? JSON.parse(readFileSync(manifest, 'utf8')) : []
if (!only) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const rows = TRACKS.map((row) => kept.find(({ name }) => name === row.name && name !== only) ?? make(row))
writeFileSync(manifest, `${JSON.stringify(rows, null, 2)}\n`)
