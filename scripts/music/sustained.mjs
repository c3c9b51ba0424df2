/** Instruments that hold their notes: pads, bowed strings, winds, reeds and round basses. */
import { applyFilters, createBandpass, createLowpass } from './filters.mjs'
import { RATE } from './loop.mjs'
import { generateNoise } from './random.mjs'

const SIZE = 4096

/** A cycle of a wave made of harmonics. */
function createWave(amounts) {
  const table = new Float64Array(SIZE + 1)
  for (let i = 0; i <= SIZE; i++)
    for (const [n, amount] of amounts.entries())
      table[i] += amount * Math.sin((2 * Math.PI * (n + 1) * i) / SIZE)
  return table
}

const createHarmonics = (count, amount) => createWave(Array.from({ length: count }, (_, n) => amount(n + 1)))

/** Envelope of a held note: seconds of attack and release, with soft corners. */
function getEnvelope(t, held, attack, release) {
  if (t < attack) return Math.sin((Math.PI / 2) * (t / attack)) ** 2
  if (t < held) return 1
  return Math.max(0, Math.cos((Math.PI / 2) * Math.min(1, (t - held) / release))) ** 2
}

/**
 * A sustained instrument. `dark` and `bright` are waves it moves between; `voices` are detunings in cents; `vibrato` is
 * [Hz, cents], starting late; `breath` is the noise level.
 */
function createSustained({
  dark,
  bright,
  voices,
  attack,
  release,
  vibrato = [0, 0],
  breath = 0,
  tremolo = 0,
}) {
  return ({ hz, held, velocity, random }) => {
    const rise = Math.min(attack, held * 0.6)
    const sound = new Float64Array(Math.round((Math.max(held, rise) + release) * RATE))
    const slow = 0.09 + random() * 0.12
    for (const cents of voices) {
      const step = (hz * 2 ** (cents / 1200) * SIZE) / RATE
      let phase = random() * SIZE
      const turn = random() * 7
      for (let i = 0; i < sound.length; i++) {
        const t = i / RATE
        const bend = vibrato[1] * Math.min(1, t / 0.9) * Math.sin(2 * Math.PI * vibrato[0] * t + turn)
        phase += step * (1 + bend * 0.000578)
        while (phase >= SIZE) phase -= SIZE
        const at = Math.floor(phase)
        const between = phase - at
        const open = velocity * (0.6 + 0.4 * Math.sin(2 * Math.PI * slow * t + turn))
        const d = dark[at] + (dark[at + 1] - dark[at]) * between
        const b = bright[at] + (bright[at + 1] - bright[at]) * between
        sound[i] += (d + (b - d) * open) / voices.length
      }
    }
    if (breath > 0) {
      const air = applyFilters(
        generateNoise(sound.length, random),
        createBandpass(Math.min(hz * 2, 2400), 0.9),
        createLowpass(3500),
      )
      for (let i = 0; i < sound.length; i++) sound[i] += air[i] * breath
    }
    for (let i = 0; i < sound.length; i++) {
      const t = i / RATE
      sound[i] *=
        getEnvelope(t, Math.max(held, rise), rise, release) *
        (1 - tremolo * (0.5 + 0.5 * Math.sin(2 * Math.PI * 3.1 * t)))
    }
    return sound
  }
}

export const warmPad = createSustained({
  dark: createHarmonics(4, (n) => n ** -2.2),
  bright: createHarmonics(10, (n) => n ** -1.35),
  voices: [-8, -3, 4, 9],
  attack: 1.4,
  release: 2.4,
})
export const glassPad = createSustained({
  dark: createWave([1, 0, 0.12, 0, 0.05]),
  bright: createWave([1, 0.08, 0.34, 0.02, 0.18, 0, 0.09]),
  voices: [-5, 0, 6],
  attack: 0.9,
  release: 2.8,
})
export const bowed = createSustained({
  dark: createHarmonics(8, (n) => n ** -1.5),
  bright: createHarmonics(14, (n) => n ** -1.05 * Math.exp(-n / 9)),
  voices: [-4, 3],
  attack: 0.45,
  release: 0.9,
  vibrato: [5.1, 9],
})
export const reed = createSustained({
  dark: createWave([1, 0.55, 0.5, 0.24, 0.2, 0.1, 0.06]),
  bright: createWave([1, 0.7, 0.72, 0.42, 0.36, 0.22, 0.16, 0.1, 0.06]),
  voices: [-4, 4],
  attack: 0.7,
  release: 1.1,
  tremolo: 0.12,
})
export const flute = createSustained({
  dark: createWave([1, 0.16, 0.05]),
  bright: createWave([1, 0.4, 0.14, 0.05]),
  voices: [0],
  attack: 0.11,
  release: 0.28,
  vibrato: [4.9, 14],
  breath: 0.09,
})
export const roundBass = createSustained({
  dark: createWave([1, 0.22, 0.05]),
  bright: createWave([1, 0.5, 0.22, 0.08]),
  voices: [0],
  attack: 0.018,
  release: 0.16,
})
