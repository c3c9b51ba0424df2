/** Resamples a stream to `SAMPLE_RATE_HZ`, for browsers that cannot open the microphone at 48 kHz. */
const TAPS = 32
const PHASES = 256

/** A windowed sinc in phases: the weights of 32 neighbours at a position between two samples. */
function buildKernel(cutoff: number): Float32Array {
  const table = new Float32Array((PHASES + 1) * TAPS)
  for (let phase = 0; phase <= PHASES; phase++) {
    let sum = 0
    for (let tap = 0; tap < TAPS; tap++) {
      const x = tap - TAPS / 2 + 1 - phase / PHASES
      const sinc = x === 0 ? 1 : Math.sin(Math.PI * cutoff * x) / (Math.PI * cutoff * x)
      const hann = 0.5 + 0.5 * Math.cos((2 * Math.PI * x) / TAPS)
      const weight = Math.abs(x) > TAPS / 2 ? 0 : sinc * hann
      table[phase * TAPS + tap] = weight
      sum += weight
    }
    for (let tap = 0; tap < TAPS; tap++) table[phase * TAPS + tap] = (table[phase * TAPS + tap] ?? 0) / sum
  }
  return table
}

export class Resampler {
  private readonly table: Float32Array
  private readonly step: number
  private waiting: Float32Array = new Float32Array(TAPS / 2 - 1)
  /** Position of the next output sample, in samples of `waiting`. */
  private position = TAPS / 2 - 1

  constructor(fromRate: number, toRate: number) {
    this.step = fromRate / toRate
    this.table = buildKernel(Math.min(1, toRate / fromRate) * 0.97)
  }

  /** The next samples at the new rate. The last 16 input samples wait for their neighbours. */
  push(input: Float32Array): Float32Array {
    const all = new Float32Array(this.waiting.length + input.length)
    all.set(this.waiting)
    all.set(input, this.waiting.length)
    const out: number[] = []
    while (this.position + TAPS / 2 < all.length) {
      out.push(this.at(all))
      this.position += this.step
    }
    const used = Math.max(0, Math.floor(this.position) - (TAPS / 2 - 1))
    this.waiting = all.slice(used)
    this.position -= used
    return Float32Array.from(out)
  }

  private at(all: Float32Array): number {
    const whole = Math.floor(this.position)
    const row = Math.round((this.position - whole) * PHASES) * TAPS
    let sum = 0
    for (let tap = 0; tap < TAPS; tap++)
      sum += (all[whole - TAPS / 2 + 1 + tap] ?? 0) * (this.table[row + tap] ?? 0)
    return sum
  }
}
