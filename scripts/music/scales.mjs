/** Modes and notes. A degree counts the mode's steps from the tonic: 0 is the tonic, 7 its octave. */

export const MODES = {
  major: { steps: [0, 2, 4, 5, 7, 9, 11], melody: [0, 1, 2, 4, 5] },
  lydian: { steps: [0, 2, 4, 6, 7, 9, 11], melody: [0, 1, 2, 4, 5] },
  mixolydian: { steps: [0, 2, 4, 5, 7, 9, 10], melody: [0, 1, 2, 4, 5] },
  dorian: { steps: [0, 2, 3, 5, 7, 9, 10], melody: [0, 2, 3, 4, 6] },
  minor: { steps: [0, 2, 3, 5, 7, 8, 10], melody: [0, 2, 3, 4, 6] },
}

const NAMES = { C: 0, 'C#': 1, D: 2, Eb: 3, E: 4, F: 5, 'F#': 6, G: 7, Ab: 8, A: 9, Bb: 10, B: 11 }

/** The pitch class of a note's name. */
export function getPitchClass(name) {
  return NAMES[name]
}

/** Semitones of a degree above the tonic. */
export function toSemitones(mode, degree) {
  const { steps } = MODES[mode]
  const octave = Math.floor(degree / steps.length)
  return steps[degree - octave * steps.length] + 12 * octave
}

/** The frequency of a MIDI note. */
export function toHertz(midi) {
  return 440 * 2 ** ((midi - 69) / 12)
}

/** The note of this pitch class at or above `low`. */
export function placeAbove(note, low) {
  return low + ((((note - low) % 12) + 12) % 12)
}
