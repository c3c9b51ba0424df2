/** Gentle percussion. A hit is one short sound, less bright than a real kit, to stay below speech. */
import { applyFilters, createBandpass, createHighpass, createLowpass } from './filters.mjs'
import { RATE } from './loop.mjs'
import { generateNoise } from './random.mjs'

const applyDecay = (sound, seconds) => sound.map((x, i) => x * Math.exp(-i / (seconds * RATE)))
const makeNoise = (seconds, random) => generateNoise(Math.round(seconds * RATE), random)

/** A drum whose pitch falls from `from` to `to` Hz. */
function makeSkin({ from, to, fall, seconds }) {
  let phase = 0
  return Float64Array.from({ length: Math.round(seconds * 5 * RATE) }, (_, i) => {
    const t = i / RATE
    phase += (2 * Math.PI * (to + (from - to) * Math.exp(-t / fall))) / RATE
    return Math.sin(phase) * Math.exp(-t / seconds) * Math.min(1, t / 0.002)
  })
}

export function kick({ velocity, random }) {
  const sound = makeSkin({ from: 125, to: 47, fall: 0.035, seconds: 0.11 })
  const click = applyDecay(applyFilters(makeNoise(0.02, random), createLowpass(1400)), 0.004)
  for (let i = 0; i < click.length; i++) sound[i] += click[i] * 0.3 * velocity
  return sound
}

export function snare({ random }) {
  const sound = applyDecay(
    applyFilters(makeNoise(0.3, random), createBandpass(1700, 0.5), createLowpass(5200)),
    0.06,
  )
  const drum = makeSkin({ from: 230, to: 176, fall: 0.02, seconds: 0.05 })
  return sound.map((x, i) => x * 0.9 + (drum[i] ?? 0) * 0.6)
}

export function rim({ random }) {
  const sound = applyDecay(applyFilters(makeNoise(0.08, random), createBandpass(1500, 3)), 0.012)
  return sound.map(
    (x, i) => x * 1.4 + 0.35 * Math.sin((2 * Math.PI * 790 * i) / RATE) * Math.exp(-i / (0.011 * RATE)),
  )
}

/** A brush drawn over the skin. */
export function brush({ random }) {
  const sound = applyFilters(makeNoise(0.32, random), createBandpass(2600, 0.6), createLowpass(5500))
  return sound.map((x, i) => x * Math.sin((Math.PI * i) / sound.length) ** 1.6)
}

export function hat({ velocity, random }) {
  const sound = applyFilters(makeNoise(0.12, random), createHighpass(5200), createLowpass(9000, 0.6))
  return applyDecay(sound, 0.012 + 0.014 * velocity)
}

export function shaker({ random }) {
  const sound = applyFilters(makeNoise(0.11, random), createBandpass(5200, 0.9))
  return sound.map((x, i) => x * Math.sin(Math.PI * Math.min(1, i / sound.length) ** 0.6) ** 2)
}

/** A wave of water, one bar long. */
export function wash({ held, random }) {
  const sound = applyFilters(makeNoise(held * 1.6, random), createLowpass(900, 0.5), createLowpass(1600, 0.5))
  return sound.map((x, i) => x * Math.sin((Math.PI * i) / sound.length) ** 3)
}
