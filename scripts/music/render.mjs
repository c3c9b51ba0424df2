/** Renders a row of tracks.mjs to a mono loop, deterministically. */
import * as drums from './drums.mjs'
import { createHighpass, createHighShelf, createLowpass, createPeaking } from './filters.mjs'
import { GENRES } from './genres.mjs'
import { addWrapped, RATE, runAround } from './loop.mjs'
import { measureLoudness, normalizeLoudness } from './loudness.mjs'
import { MOODS } from './moods.mjs'
import { createRandom } from './random.mjs'
import { toHertz } from './scales.mjs'
import { listNotes } from './score.mjs'
import { applyEcho, applyReverb } from './space.mjs'
import * as struck from './struck.mjs'
import * as sustained from './sustained.mjs'

const INSTRUMENTS = { ...struck, ...sustained, ...drums }

const LUFS = -18
/** 1.5 dB under the library's -3 dBFS, since lossy encoding may overshoot. */
export const CEILING_DB = -4.5

/** Number of bars of a row: as many rounds of its chords as fit into `seconds`. */
export function countBars({ bpm, genre, chords, seconds }) {
  const bar = (GENRES[genre].beats * 60) / bpm
  return Math.floor(seconds / bar / chords.length) * chords.length
}

/** AAC block size in samples; a loop of whole blocks needs no padding. */
export const BLOCK = 1024
/** Players cut an M4A to whole milliseconds, so lengths are multiples of 64 ms: three blocks. */
const UNIT = 3 * BLOCK

/** Loop length in samples: the tempo deviates by at most 0.1%. */
export function getLoopLength(row) {
  const exact = (countBars(row) * GENRES[row.genre].beats * 60 * RATE) / row.bpm
  return Math.round(exact / UNIT) * UNIT
}

/** Renders a normalized loop, as numbers from -1 to 1. */
export function render(row, ceilingDb = CEILING_DB) {
  const { beats, swing, parts } = GENRES[row.genre]
  const mood = MOODS[row.mood]
  const length = getLoopLength(row)
  const beat = length / RATE / (countBars(row) * beats)
  const [dry, toHall, toEcho] = [0, 0, 0].map(() => new Float64Array(length))
  const place = {
    bars: countBars(row),
    beats,
    swing,
    key: row.key,
    ...mood,
    chords: row.chords.map((c) => c - 1),
  }
  for (const [index, part] of parts.entries()) {
    const play = INSTRUMENTS[row.parts[part.role]]
    if (!play) continue
    const random = createRandom(`${row.seed} ${part.role} ${index}`)
    const loop = new Float64Array(length)
    for (const note of listNotes(part, { ...place, random })) {
      const velocity = Math.max(0.1, Math.min(1, note.velocity * (0.55 + 0.45 * mood.touch)))
      const sound = play({ hz: toHertz(note.midi), held: note.held * beat, velocity, random })
      addWrapped(loop, (note.at * beat + note.after) * RATE, sound, velocity ** 1.2)
    }
    // Normalizes every part first, so that the table's levels apply.
    const gain = 10 ** ((part.level - 20 - measureLoudness(loop)) / 20)
    addWrapped(dry, 0, loop, gain)
    if (!part.dry) addWrapped(toHall, 0, loop, gain)
    if (part.echo) addWrapped(toEcho, 0, loop, gain * part.echo)
  }
  // Three quarters of a beat: repeats fall between the notes.
  const repeats = applyEcho(toEcho, beat * 0.75, 0.42)
  addWrapped(dry, 0, repeats, 0.8)
  addWrapped(toHall, 0, repeats, 0.6)
  addWrapped(dry, 0, applyReverb(toHall, mood.hall), mood.wet)
  return normalizeLoudness(filterForSpeech(dry, mood), LUFS, ceilingDb)
}

/** Removes rumble, and lowers the frequency range of speech. */
function filterForSpeech(loop, { air }) {
  const filters = [
    createHighpass(34),
    createPeaking(2900, 0.7, -3),
    createHighShelf(5000, air),
    createLowpass(11_000),
  ]
  return filters.reduce((sound, filter) => runAround(sound, filter), loop)
}

/** The loop as 16-bit samples. */
export function toPcm(loop) {
  return Int16Array.from(loop, (x) => Math.round(Math.max(-1, Math.min(1, x)) * 32767))
}
