/**
 * From a row of music to notes. A part's `play` is a list of bars (repeated over the loop), each a text of equal steps:
 *   0-9  the chord's note of that number, counted upwards through the octaves from the part's `low`
 *   x    all notes of the chord        o    the same, softer (and a soft hit of a drum)
 *   r    the chord's root   f  its fifth
 *   m    the next note of a melody that walks the mode and rests on the chord's notes
 *   -    the note before goes on       .    silence
 */
import { getPitchClass, MODES, placeAbove, toSemitones } from './scales.mjs'

/** The notes of one part: [{ at, held } in beats, midi, velocity]. */
export function listNotes(part, { bars, beats, key, mode, tones, chords, swing, random }) {
  const tune = createMelody({ key, mode, low: part.low ?? 67, contours: createContours(random) })
  const notes = []
  for (let bar = 0; bar < bars; bar++) {
    if (part.phrases && part.phrases[Math.floor(bar / 4) % part.phrases.length] === '.') continue
    const text = part.play[bar % part.play.length]
    const chord = getChord(chords[bar % chords.length], {
      key,
      mode,
      tones: part.tones ?? tones,
      low: part.low ?? 48,
    })
    const step = beats / text.length
    for (let i = 0; i < text.length; i++) {
      const sign = text[i]
      if (sign === '-' || sign === '.') continue
      let steps = 1
      while (text[i + steps] === '-') steps++
      // A whole-bar note extends into following bars that only hold it.
      let more = 0
      if (i + steps === text.length)
        while (more < 3 && /^-+$/.test(part.play[(bar + 1 + more) % part.play.length])) more++
      if (part.chance !== undefined && random() > part.chance) continue
      const late = i % 2 === 1 && swing > 0 && step <= 0.5 ? swing * step : 0
      const accent = i === 0 ? 0.08 : (i * step) % 1 === 0 ? 0.02 : -0.06
      const velocity = (sign === 'o' ? 0.42 : 0.7) + accent + (random() - 0.5) * 0.16
      const midis =
        sign === 'm' ? [tune(bar, i === 0 || steps * step >= 1, chord)] : listPitches(sign, chord, part)
      const spread = part.roll ?? 0
      for (const [n, midi] of midis.entries())
        notes.push({
          at: bar * beats + i * step + late,
          after: n * spread + (random() - 0.5) * (part.loose ?? 0.012),
          held: (steps * step + more * beats) * (part.length ?? 1),
          midi,
          velocity,
        })
    }
  }
  return notes
}

function listPitches(sign, { root, fifth, notes }, part) {
  if (part.drum) return [part.low ?? 60]
  if (sign === 'r') return [root]
  if (sign === 'f') return [fifth]
  if (sign === 'x' || sign === 'o') return notes
  const number = Number(sign)
  return [(notes[number % notes.length] ?? root) + 12 * Math.floor(number / notes.length)]
}

/** The chord on a degree, in close position from `low`; a ninth is placed on top. */
function getChord(degree, { key, mode, tones, low }) {
  const note = (d) => getPitchClass(key) + toSemitones(mode, d)
  const notes = []
  for (let third = 0; third < tones; third++) {
    const at = placeAbove(note(degree + 2 * third), low)
    notes.push(third > 3 ? at + 12 : at)
  }
  const root = placeAbove(note(degree), low)
  return { root, fifth: placeAbove(note(degree + 4), root), notes: notes.sort((a, b) => a - b) }
}

/** Two short figures as steps up and down; a melody plays the first twice, the second once, and the first again. */
function createContours(random) {
  const figure = () => Array.from({ length: 8 }, () => [-2, -1, -1, 1, 1, 2][Math.floor(random() * 6)])
  return [figure(), figure()]
}

function createMelody({ key, mode, low, contours: [first, second] }) {
  const { melody: degrees, steps } = MODES[mode]
  const scale = []
  for (let octave = 0; octave < 3; octave++)
    for (const degree of degrees)
      scale.push(placeAbove(getPitchClass(key), low - 11) + steps[degree] + 12 * octave)
  const range = scale.filter((midi) => midi >= low && midi <= low + 16).sort((a, b) => a - b)
  let [place, barBefore, count] = [Math.floor(range.length / 2), -1, 0]
  return (bar, resting, chord) => {
    if (bar !== barBefore) {
      if (bar % 4 === 0) place = Math.floor(range.length / 2)
      count = 0
      barBefore = bar
    }
    const figure = bar % 4 === 2 ? second : first
    place = Math.max(0, Math.min(range.length - 1, place + figure[count++ % figure.length]))
    if (resting) {
      const classes = new Set(chord.notes.map((midi) => midi % 12))
      const near = range
        .map((midi, at) => ({ at, off: Math.abs(at - place), fits: classes.has(midi % 12) }))
        .filter(({ fits }) => fits)
        .sort((a, b) => a.off - b.off)
      place = near[0]?.at ?? place
    }
    return range[place]
  }
}
