/** Converts sound to another rate, block by block, where no AudioContext does it. Runs on the audio thread, too. */

/** Zero crossings of the low-pass filter on each side, and positions between two samples that it is computed for. */
const LOBES = 16
const PHASES = 512
/** The cutoff, as a share of the lower rate's Nyquist frequency. */
const CUTOFF = 0.97

export type Resampler = {
  /** Returns the samples that the block completes; the last ones of the block wait for their neighbours. */
  push(block: Float32Array): Float32Array<ArrayBuffer>
  /** Returns the rest; the resampler ends. */
  flush(): Float32Array<ArrayBuffer>
}

/** Creates a resampler between two rates in Hz, with a windowed sinc as its low-pass filter. */
export function createResampler(fromRate: number, toRate: number): Resampler {
  const step = fromRate / toRate
  // The filter gets longer where the rate falls, since its cutoff falls: music and hiss above the new band stay out.
  const scale = Math.max(1, step)
  const half = Math.ceil(LOBES * scale)
  const kernel = createKernel(half, CUTOFF / scale)
  let waiting = new Float32Array(half - 1)
  /** Position of the next output sample, in samples of `waiting`. */
  let position = half - 1
  return {
    push(block) {
      const joined = new Float32Array(waiting.length + block.length)
      joined.set(waiting)
      joined.set(block, waiting.length)
      // Rounding of the position must not decide whether a block completes one sample more.
      const count = Math.max(0, Math.ceil((joined.length - half - position) / step - 1e-6))
      const out = new Float32Array(count)
      for (let at = 0; at < count; at++) out[at] = computeSample(joined, position + at * step, kernel, half)
      position += count * step
      const used = Math.min(joined.length, Math.max(0, Math.floor(position) - half + 1))
      waiting = joined.slice(used)
      position -= used
      return out
    },
    flush() {
      return this.push(new Float32Array(half))
    },
  }
}

/** Returns the weights of the `2 * half` neighbours for each phase. Their sum is 1, so that loudness stays the same. */
function createKernel(half: number, cutoff: number): Float32Array {
  const taps = 2 * half
  const kernel = new Float32Array((PHASES + 1) * taps)
  for (let phase = 0; phase <= PHASES; phase++) {
    const weights = Array.from({ length: taps }, (_, tap) => {
      const distance = tap - half + 1 - phase / PHASES
      const x = Math.PI * cutoff * distance
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / half)
      return (x === 0 ? 1 : Math.sin(x) / x) * (Math.abs(distance) > half ? 0 : window)
    })
    const sum = weights.reduce((total, weight) => total + weight, 0)
    kernel.set(
      weights.map((weight) => weight / sum),
      phase * taps,
    )
  }
  return kernel
}

function computeSample(samples: Float32Array, position: number, kernel: Float32Array, half: number): number {
  const whole = Math.floor(position)
  const from = whole - half + 1
  const row = Math.round((position - whole) * PHASES) * 2 * half
  let sum = 0
  for (let tap = 0; tap < 2 * half; tap++) sum += (samples[from + tap] ?? 0) * (kernel[row + tap] ?? 0)
  return sum
}
