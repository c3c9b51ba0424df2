/**
 * How alike a recording is to what was spoken, 0 to 1: the best correlation over all shifts, so silence around the speech
 * does not count, nor does a beginning of at most a third that was spoken before the recorder listened. Searched on every
 * 16th sample first, then exactly around the best.
 */
export function likeness(spoken: ArrayLike<number>, heard: ArrayLike<number>): number {
  const coarse = 16
  const missed = -spoken.length / coarse / 3
  const rough = bestShift(thinned(spoken, coarse), thinned(heard, coarse), missed, heard.length / coarse)
  return bestShift(spoken, heard, (rough.shift - 1) * coarse, (rough.shift + 1) * coarse).value
}

function bestShift(spoken: ArrayLike<number>, heard: ArrayLike<number>, from: number, to: number) {
  let best = { shift: 0, value: -1 }
  for (let shift = Math.floor(from); shift <= to; shift++) {
    const value = correlation(spoken, heard, shift)
    if (value > best.value) best = { shift, value }
  }
  return best
}

function correlation(spoken: ArrayLike<number>, heard: ArrayLike<number>, shift: number): number {
  let both = 0
  let a = 0
  let b = 0
  for (let at = Math.max(0, -shift); at < spoken.length; at++) {
    const x = spoken[at] ?? 0
    const y = heard[at + shift] ?? 0
    both += x * y
    a += x * x
    b += y * y
  }
  return b === 0 ? 0 : both / Math.sqrt(a * b)
}

function thinned(samples: ArrayLike<number>, step: number): Float64Array {
  return Float64Array.from({ length: Math.floor(samples.length / step) }, (_, slot) => {
    let sum = 0
    for (let at = slot * step; at < (slot + 1) * step; at++) sum += samples[at] ?? 0
    return sum / step
  })
}
