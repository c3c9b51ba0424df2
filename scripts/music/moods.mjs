/**
 * Moods: harmony and room. `tones` is the number of stacked thirds in a chord, `touch` the velocity (1 is firm), `hall`
 * the reverb time in seconds, `wet` its level, `air` boosts or cuts everything above 5 kHz in dB.
 */
export const MOODS = {
  calm: { mode: 'major', tones: 4, touch: 0.7, hall: 3.6, wet: 0.34, air: -4 },
  warm: { mode: 'mixolydian', tones: 3, touch: 0.8, hall: 1.5, wet: 0.16, air: -6 },
  tender: { mode: 'major', tones: 4, touch: 0.65, hall: 2.8, wet: 0.3, air: -3 },
  bright: { mode: 'lydian', tones: 4, touch: 0.9, hall: 1.9, wet: 0.2, air: -5 },
  hopeful: { mode: 'major', tones: 4, touch: 0.8, hall: 3.8, wet: 0.36, air: -2 },
  dusky: { mode: 'minor', tones: 4, touch: 0.75, hall: 1.6, wet: 0.17, air: -4 },
  healing: { mode: 'dorian', tones: 3, touch: 0.6, hall: 4.4, wet: 0.4, air: -6 },
  consoling: { mode: 'major', tones: 3, touch: 0.75, hall: 2.6, wet: 0.28, air: -4 },
  drowsy: { mode: 'major', tones: 5, touch: 0.7, hall: 1.3, wet: 0.13, air: -6 },
  steady: { mode: 'minor', tones: 4, touch: 0.8, hall: 2.2, wet: 0.2, air: -3 },
  playful: { mode: 'major', tones: 3, touch: 0.95, hall: 0.9, wet: 0.12, air: -1 },
  hushed: { mode: 'minor', tones: 4, touch: 0.7, hall: 3.0, wet: 0.26, air: -5 },
  misty: { mode: 'dorian', tones: 4, touch: 0.6, hall: 3.4, wet: 0.34, air: -5 },
  wistful: { mode: 'minor', tones: 4, touch: 0.7, hall: 2.4, wet: 0.24, air: -4 },
  sunlit: { mode: 'mixolydian', tones: 4, touch: 0.85, hall: 1.6, wet: 0.18, air: -3 },
  solemn: { mode: 'minor', tones: 3, touch: 0.7, hall: 4.2, wet: 0.38, air: -6 },
  joyful: { mode: 'major', tones: 3, touch: 0.95, hall: 1.2, wet: 0.14, air: -2 },
  nocturnal: { mode: 'dorian', tones: 5, touch: 0.7, hall: 2, wet: 0.2, air: -5 },
  dreamy: { mode: 'lydian', tones: 4, touch: 0.6, hall: 4, wet: 0.36, air: -4 },
  restless: { mode: 'dorian', tones: 4, touch: 0.9, hall: 1, wet: 0.12, air: -2 },
}
