/** Echo and reverb. Both wrap around the loop. */
import { applyFilters, createHighpass, createLowpass } from './filters.mjs'
import { RATE, runAround } from './loop.mjs'

/** Repeats after `seconds`, each duller and quieter. Returns the repeats alone. */
export function applyEcho(loop, seconds, feedback) {
  const line = new Float64Array(Math.max(1, Math.round(seconds * RATE)))
  const dull = createLowpass(2600)
  let at = 0
  return runAround(loop, (x) => {
    const y = line[at]
    line[at] = x + dull(y) * feedback
    at = (at + 1) % line.length
    return y
  })
}

// Coprime lengths, so that reflections do not accumulate at one pitch.
const LINES = [1423, 1831, 2311, 2903, 3413, 4093, 4801, 5399]
const DIFFUSERS = [229, 347, 491, 683]

/** A soft hall with a reverb time (-60 dB) of `seconds`. Returns only the reverb. */
export function applyReverb(loop, seconds, damping = 3200) {
  const diffusers = DIFFUSERS.map((length) => createAllpass(length, 0.62))
  const lines = LINES.map((length) => ({
    memory: new Float64Array(length),
    at: 0,
    gain: 10 ** ((-3 * length) / RATE / seconds),
    dull: createLowpass(damping, 0.5),
    out: 0,
  }))
  const hall = runAround(loop, (x) => {
    const spread = diffusers.reduce((sample, pass) => pass(sample), x)
    let sum = 0
    for (const line of lines) {
      line.out = line.dull(line.memory[line.at]) * line.gain
      sum += line.out
    }
    // A Householder matrix: every line feeds every other, energy is preserved.
    const shared = sum / 4
    let y = 0
    for (const [i, line] of lines.entries()) {
      line.memory[line.at] = spread + line.out - shared
      line.at = line.at + 1 === line.memory.length ? 0 : line.at + 1
      y += i % 2 === 0 ? line.out : -line.out
    }
    return y * 0.35
  })
  return applyFilters(hall, createHighpass(160))
}

function createAllpass(length, gain) {
  const memory = new Float64Array(length)
  let at = 0
  return (x) => {
    const delayed = memory[at]
    const y = delayed - gain * x
    memory[at] = x + gain * y
    at = at + 1 === length ? 0 : at + 1
    return y
  }
}
