/** Struck and plucked instruments: each note decays by itself. */
import { applyFilters, createBandpass, createHighpass, createLowpass } from './filters.mjs'
import { RATE } from './loop.mjs'
import { generateNoise } from './random.mjs'

const createSilence = (seconds) => new Float64Array(Math.round(seconds * RATE))

/** Adds a partial that decays by 60 dB in `seconds`: a damped resonator, one multiplication per sample. */
function addPartial(sound, hz, amount, seconds) {
  if (hz > 14_000 || amount === 0) return
  const r = 10 ** (-3 / (seconds * RATE))
  const w = (2 * Math.PI * hz) / RATE
  const [turn, shrink] = [2 * r * Math.cos(w), r * r]
  let [y1, y2] = [0, -Math.sin(w) / r]
  for (let i = 0; i < sound.length; i++) {
    sound[i] += y1 * amount
    const y = turn * y1 - shrink * y2
    y2 = y1
    y1 = y
  }
}

/** Softens the attack and fades out the end of a sound. */
function applyAttack(sound, attack) {
  const [rise, fall] = [Math.round(attack * RATE), Math.round(0.05 * RATE)]
  for (let i = 0; i < rise && i < sound.length; i++) sound[i] *= Math.sin((Math.PI / 2) * (i / rise)) ** 2
  for (let i = 0; i < fall && i < sound.length; i++) sound[sound.length - 1 - i] *= i / fall
  return sound
}

/** Damps a sound from a time on, like a piano damper. */
function applyDamping(sound, from, seconds) {
  const r = 10 ** (-3 / (seconds * RATE))
  let gain = 1
  for (let i = Math.round(from * RATE); i < sound.length; i++) {
    gain *= r
    sound[i] *= gain
  }
  return sound
}

/** Bells: `partials` are [ratio, amount, seconds]. Slightly detuned pairs beat slowly. */
function createBell(partials, { attack, seconds, beat = 0 }) {
  return ({ hz, velocity, random }) => {
    const sound = createSilence(seconds)
    for (const [ratio, amount, time] of partials) {
      const bright = ratio > 1.5 ? velocity : 1
      addPartial(sound, hz * ratio, amount * bright * (beat ? 0.6 : 1), time)
      if (beat) addPartial(sound, hz * ratio + beat * (0.7 + random() * 0.6), amount * bright * 0.4, time)
    }
    return applyAttack(sound, attack)
  }
}

export const musicBox = createBell(
  [
    [1, 1, 2.6],
    [2.01, 0.28, 1.4],
    [3.02, 0.16, 0.9],
    [5.43, 0.09, 0.35],
  ],
  { attack: 0.002, seconds: 2.8 },
)
export const softBell = createBell(
  [
    [0.5, 0.22, 5],
    [1, 1, 4.2],
    [2, 0.4, 2.8],
    [2.41, 0.16, 2],
    [3.01, 0.14, 1.4],
    [4.52, 0.06, 0.8],
  ],
  { attack: 0.012, seconds: 5, beat: 0.8 },
)
export const kalimba = createBell(
  [
    [1, 1, 1.7],
    [2, 0.12, 0.8],
    [5.42, 0.12, 0.16],
    [9.1, 0.04, 0.06],
  ],
  { attack: 0.003, seconds: 1.9 },
)
export const bowl = createBell(
  [
    [1, 1, 11],
    [2.74, 0.3, 7],
    [5.18, 0.08, 3.5],
  ],
  { attack: 0.11, seconds: 11, beat: 0.55 },
)
export const marimba = createBell(
  [
    [1, 1, 0.9],
    [3.93, 0.22, 0.24],
    [9.6, 0.06, 0.07],
  ],
  { attack: 0.003, seconds: 1.1 },
)
export const vibes = createBell(
  [
    [1, 1, 3.4],
    [4, 0.17, 1.1],
    [10, 0.03, 0.25],
  ],
  { attack: 0.006, seconds: 3.6, beat: 2.2 },
)

/** A felt piano: dark, close, with the soft knock of the key. */
export function feltPiano({ hz, held, velocity, random }) {
  const seconds = Math.min(7, held + 1.2)
  const sound = createSilence(seconds)
  const stiffness = 0.00022 * (hz / 220)
  const decay = 5.2 * (196 / hz) ** 0.42
  for (let n = 1; n <= 9; n++) {
    const partial = n * hz * Math.sqrt(1 + stiffness * n * n)
    const struck = Math.abs(Math.sin((Math.PI * n) / 7.3))
    const amount =
      struck * n ** -0.55 * Math.exp(-(n - 1) * (0.62 - 0.2 * velocity)) * Math.exp(-partial / 3800)
    addPartial(sound, partial, amount * 0.72, decay / (1 + 0.3 * (n - 1)))
    addPartial(
      sound,
      partial * (1 + 0.0004 * (1 + random())),
      amount * 0.28,
      (decay * 1.6) / (1 + 0.2 * (n - 1)),
    )
  }
  applyAttack(sound, 0.007)
  const knock = applyFilters(
    generateNoise(Math.round(0.06 * RATE), random),
    createLowpass(420),
    createLowpass(900),
  )
  for (let i = 0; i < knock.length; i++) sound[i] += knock[i] * 0.35 * Math.exp(-i / (0.012 * RATE))
  return applyDamping(sound, held, 0.9)
}

/** A plucked string (Karplus-Strong): a noise burst in a damped delay loop. */
function createPluck({ seconds, dull, burst, body, point = 0.21 }) {
  return ({ hz, held, velocity, random }) => {
    const sound = createSilence(Math.min(seconds + 0.4, held + 1.6))
    const period = RATE / hz
    // The averaging below delays by `dull` samples; an all-pass compensates the fractional rest.
    const exact = period - dull
    const length = Math.floor(exact - 0.2)
    const rest = exact - length
    const tune = (1 - rest) / (1 + rest)
    const string = applyFilters(
      generateNoise(length, random),
      createLowpass(burst * (0.55 + 0.75 * velocity)),
    )
    const mean = string.reduce((sum, x) => sum + x, 0) / length
    const nut = Math.max(1, Math.round(length * point))
    const struck = string.map((x, i) => x - mean - 0.85 * (string[(i - nut + length) % length] - mean))
    const loudest = struck.reduce((most, x) => Math.max(most, Math.abs(x)), 1e-9)
    const loss = 10 ** ((-3 * period) / RATE / seconds)
    let [at, last, tuned, before] = [0, 0, 0, 0]
    for (let i = 0; i < sound.length; i++) {
      const x = struck[at] / loudest
      sound[i] = x
      const mixed = loss * ((1 - dull) * struck[at] + dull * last)
      last = struck[at]
      tuned = tune * mixed + before - tune * tuned
      before = mixed
      struck[at] = tuned
      if (++at === length) at = 0
    }
    for (const [frequency, amount] of body) {
      const box = createBandpass(frequency, 1.2)
      for (let i = 0; i < sound.length; i++) sound[i] += box(sound[i]) * amount
    }
    return applyDamping(applyAttack(sound, 0.0015), held + 0.25, 0.8)
  }
}

export const nylon = createPluck({
  seconds: 3.2,
  dull: 0.5,
  burst: 2600,
  body: [
    [105, 0.9],
    [215, 0.6],
  ],
})
export const steel = createPluck({
  seconds: 4.4,
  dull: 0.34,
  burst: 4600,
  point: 0.13,
  body: [
    [118, 0.8],
    [240, 0.5],
  ],
})
export const harp = createPluck({ seconds: 4.2, dull: 0.46, burst: 3200, point: 0.35, body: [[180, 0.5]] })
export const uprightBass = createPluck({ seconds: 1.9, dull: 0.5, burst: 700, point: 0.3, body: [[95, 1.1]] })

/** An electric piano: a tine that distorts a little when struck hard; slow tremolo. */
export function tinePiano({ hz, held, velocity }) {
  const sound = createSilence(Math.min(5, held + 0.9))
  const [step, decay] = [(2 * Math.PI * hz) / RATE, 3.4 * (220 / hz) ** 0.3]
  for (let i = 0; i < sound.length; i++) {
    const t = i / RATE
    const bark = (0.35 + 0.75 * velocity) * Math.exp(-t / 0.55)
    const body = Math.sin(step * i + bark * Math.sin(step * i))
    const tine = 0.05 * velocity * Math.exp(-t / 0.12) * Math.sin(step * 13.8 * i)
    sound[i] = (body + tine) * Math.exp((-2.4 * t) / decay) * (1 + 0.13 * Math.sin(2 * Math.PI * 4.3 * t))
  }
  return applyDamping(applyAttack(sound, 0.004), held, 0.5)
}

/** A soft hand drum: a skin with falling pitch, and the slap of the fingers. */
export function handDrum({ hz, velocity, random }) {
  const sound = createSilence(0.5)
  let phase = 0
  for (let i = 0; i < sound.length; i++) {
    const t = i / RATE
    phase += (2 * Math.PI * hz * (1 + 0.35 * Math.exp(-t / 0.03))) / RATE
    sound[i] = Math.sin(phase) * Math.exp(-t / 0.13)
  }
  const slap = applyFilters(
    generateNoise(Math.round(0.04 * RATE), random),
    createBandpass(900, 0.8),
    createHighpass(300),
  )
  for (let i = 0; i < slap.length; i++) sound[i] += slap[i] * 0.7 * velocity * Math.exp(-i / (0.007 * RATE))
  return applyAttack(sound, 0.002)
}
