/** Renders a row of tracks.mjs to a mono loop, deterministically. */
import * as drums from './drums.mjs'
import { highpass, highShelf, lowpass, peaking } from './filters.mjs'
import { GENRES } from './genres.mjs'
import { addWrapped, around, RATE } from './loop.mjs'
import { levelled, loudness } from './loudness.mjs'
import { MOODS } from './moods.mjs'
import { randomFrom } from './random.mjs'
import { hertz } from './scales.mjs'
import { notesOf } from './score.mjs'
import { echo, reverb } from './space.mjs'
import * as struck from './struck.mjs'
import * as sustained from './sustained.mjs'

const INSTRUMENTS = { ...struck, ...sustained, ...drums }

const LUFS = -18
/** 1.5 dB under the library's -3 dBFS, since lossy encoding may overshoot. */
export const CEILING_DB = -4.5

/** Number of bars of a row: as many rounds of its chords as fit into `seconds`. */
export function barsOf({ bpm, genre, chords, seconds }) {
  const bar = (GENRES[genre].beats * 60) / bpm
  return Math.floor(seconds / bar / chords.length) * chords.length
}

/** AAC block size in samples; a loop of whole blocks needs no padding. */
export const BLOCK = 1024
/** Players cut an M4A to whole milliseconds, so lengths are multiples of 64 ms: three blocks. */
const UNIT = 3 * BLOCK

/** Loop length in samples: the tempo deviates by at most 0.1%. */
export function lengthOf(row) {
  const exact = (barsOf(row) * GENRES[row.genre].beats * 60 * RATE) / row.bpm
  return Math.round(exact / UNIT) * UNIT
}

/** Renders a normalized loop, as numbers from -1 to 1. */
export function render(row, ceilingDb = CEILING_DB) {
  const { beats, swing, parts } = GENRES[row.genre]
  const mood = MOODS[row.mood]
  const length = lengthOf(row)
  const beat = length / RATE / (barsOf(row) * beats)
  const [dry, toHall, toEcho] = [0, 0, 0].map(() => new Float64Array(length))
  const place = {
    bars: barsOf(row),
    beats,
    swing,
    key: row.key,
    ...mood,
    chords: row.chords.map((c) => c - 1),
  }
  for (const [index, part] of parts.entries()) {
    const play = INSTRUMENTS[row.parts[part.role]]
    if (!play) continue
    const random = randomFrom(`${row.seed} ${part.role} ${index}`)
    const loop = new Float64Array(length)
    for (const note of notesOf(part, { ...place, random })) {
      const velocity = Math.max(0.1, Math.min(1, note.velocity * (0.55 + 0.45 * mood.touch)))
      const sound = play({ hz: hertz(note.midi), held: note.held * beat, velocity, random })
      addWrapped(loop, (note.at * beat + note.after) * RATE, sound, velocity ** 1.2)
    }
    // Normalizes every part first, so that the table's levels apply.
    const gain = 10 ** ((part.level - 20 - loudness(loop)) / 20)
    addWrapped(dry, 0, loop, gain)
    if (!part.dry) addWrapped(toHall, 0, loop, gain)
    if (part.echo) addWrapped(toEcho, 0, loop, gain * part.echo)
  }
  // Three quarters of a beat: repeats fall between the notes.
  const repeats = echo(toEcho, beat * 0.75, 0.42)
  addWrapped(dry, 0, repeats, 0.8)
  addWrapped(toHall, 0, repeats, 0.6)
  addWrapped(dry, 0, reverb(toHall, mood.hall), mood.wet)
  return levelled(roomForAVoice(dry, mood), LUFS, ceilingDb)
}

/** Removes rumble, and lowers the frequency range of speech. */
function roomForAVoice(loop, { air }) {
  const filters = [highpass(34), peaking(2900, 0.7, -3), highShelf(5000, air), lowpass(11_000)]
  return filters.reduce((sound, filter) => around(sound, filter), loop)
}

/** The loop as 16-bit samples. */
export function pcmOf(loop) {
  return Int16Array.from(loop, (x) => Math.round(Math.max(-1, Math.min(1, x)) * 32767))
}
