import { describe, expect, test } from 'vitest'
import { ChannelMixer } from './channel-mixer'

const RATE_HZ = 48_000
const BLOCK = 128
const SECONDS = 2
const FRAMES = RATE_HZ * SECONDS
const NOISE = 10 ** (-70 / 20)

type Sound = (at: number) => number
/** A voice: a tone with its overtones that swells like syllables, at a peak of a quarter. */
const createVoice =
  (hz: number, gain = 0.25): Sound =>
  (at) => {
    const time = at / RATE_HZ
    const swell = Math.sin(Math.PI * 3 * time) ** 2
    const tone = [1, 2, 3].reduce((sum, part) => sum + Math.sin(2 * Math.PI * hz * part * time) / part, 0)
    return (gain * swell * tone) / 1.5
  }
/** Noise that is another one for each channel, and the same in each run. */
const createNoise = (channel: number): Sound => {
  let state = 12_345 + channel * 7919
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return ((state / 2 ** 32) * 2 - 1) * NOISE
  }
}
const silence: Sound = () => 0

function mix(sounds: readonly Sound[]): Float32Array {
  const mixer = new ChannelMixer(RATE_HZ)
  const out = new Float32Array(FRAMES)
  for (let from = 0; from < FRAMES; from += BLOCK) {
    const block = sounds.map((sound) => Float32Array.from({ length: BLOCK }, (_, at) => sound(from + at)))
    out.set(mixer.mix(block), from)
  }
  return out
}
const render = (sound: Sound) => Float32Array.from({ length: FRAMES }, (_, at) => sound(at))
const toDecibels = (ratio: number) => 20 * Math.log10(ratio)
/** How much louder one is than the other from a second on, in dB. */
const compare = (a: Float32Array, b: Float32Array, from = 0) => {
  const getRms = (samples: Float32Array) =>
    Math.sqrt(samples.subarray(from).reduce((sum, value) => sum + value * value, 0) / (FRAMES - from))
  return toDecibels(getRms(a) / getRms(b))
}
/** How much of a sound is in a mix, as a factor. */
const project = (mixed: Float32Array, sound: Float32Array) => {
  let [product, power] = [0, 0]
  for (let at = 0; at < FRAMES; at++) {
    product += (mixed[at] ?? 0) * (sound[at] ?? 0)
    power += (sound[at] ?? 0) ** 2
  }
  return Math.abs(product / power)
}
/** The greatest step between two samples. */
const findStep = (samples: Float32Array, from = 0, to = FRAMES) => {
  let step = 0
  for (let at = Math.max(1, from); at < to; at++)
    step = Math.max(step, Math.abs((samples[at] ?? 0) - (samples[at - 1] ?? 0)))
  return step
}

const voice = createVoice(180)
const alone = render(voice)

for (let count = 1; count <= 8; count++)
  describe(`of ${count} channels`, () => {
    test.each(Array.from({ length: count }, (_, at) => at))('a voice is as loud in channel %i', (place) => {
      const others = (channel: number) => [createNoise(channel), silence]
      for (const kind of [0, 1]) {
        const sounds = Array.from({ length: count }, (_, at) =>
          at === place ? voice : (others(at)[kind] ?? silence),
        )
        expect(Math.abs(compare(mix(sounds), alone))).toBeLessThan(1)
      }
    })
  })

test('one channel stays as it is', () => {
  expect(mix([voice])).toEqual(alone)
})

test('a voice on all channels is as loud as on one', () => {
  for (const count of [2, 3, 8])
    expect(Math.abs(compare(mix(Array.from({ length: count }, () => voice)), alone))).toBeLessThan(0.5)
})

test.each([
  [1, 1],
  [1, 0.5],
  [0.3, 1],
  [1, 0.1],
])('channels of opposite polarity with gains %f and %f do not cancel each other', (a, b) => {
  const mixed = mix([(at) => a * voice(at), (at) => -b * voice(at)])
  expect(compare(mixed, alone)).toBeGreaterThan(toDecibels(Math.max(a, b)) - 6)
  const three = mix([(at) => a * voice(at), (at) => -b * voice(at), (at) => a * voice(at)])
  expect(compare(three, alone)).toBeGreaterThan(toDecibels(Math.max(a, b)) - 6)
})

test('two voices on two inputs are both heard, at once and in turn', () => {
  const other = createVoice(310)
  const both = mix([voice, other])
  for (const sound of [voice, other]) expect(toDecibels(project(both, render(sound)))).toBeGreaterThan(-7)
  const [first, second]: Sound[] = [
    (at) => (at < FRAMES / 2 ? voice(at) : 0),
    (at) => (at < FRAMES / 2 ? 0 : other(at)),
  ]
  const inTurn = mix([first as Sound, createNoise(3), second as Sound])
  for (const sound of [first, second] as Sound[])
    expect(Math.abs(toDecibels(project(inTurn, render(sound))))).toBeLessThan(1.5)
})

test('of two voices 20 dB apart both are heard', () => {
  const quiet = createVoice(310, 0.025)
  const mixed = mix([voice, quiet])
  expect(toDecibels(project(mixed, alone))).toBeGreaterThan(-2)
  expect(toDecibels(project(mixed, render(quiet)))).toBeGreaterThan(-25)
  const inTurn = mix([(at) => (at < FRAMES / 2 ? voice(at) : 0), (at) => (at < FRAMES / 2 ? 0 : quiet(at))])
  expect(compare(inTurn, render(quiet), FRAMES * 0.75)).toBeGreaterThan(-3)
})

test('a channel that begins late is heard, without a click', () => {
  const start = FRAMES / 2
  const late: Sound = (at) => (at < start ? 0 : voice(at - start))
  const mixed = mix([createNoise(0), late, createNoise(2)])
  expect(Math.abs(compare(mixed, render(late), start))).toBeLessThan(1)
  expect(findStep(mixed)).toBeLessThan(findStep(render(late)) * 1.2)
})

test('a voice that moves to another input does not click', () => {
  for (const at of [0.3, 0.7, 1.1]) {
    const move = at * RATE_HZ
    const mixed = mix([(n) => (n < move ? voice(n) : 0), (n) => (n < move ? 0 : voice(n))])
    // The channels themselves break off there; the mix changes no faster than they do.
    expect(findStep(mixed)).toBeLessThanOrEqual(Math.abs(voice(move)) + findStep(alone) * 1.2)
  }
  const steady = createVoice(200)
  const mixed = mix([steady, (at) => (at < FRAMES / 2 ? 0 : -0.8 * steady(at))])
  expect(findStep(mixed, FRAMES * 0.6)).toBeLessThan(findStep(render(steady)) * 1.2)
})

test('takes any number of channels, which may change', () => {
  const mixer = new ChannelMixer(RATE_HZ)
  const tone = Float32Array.from({ length: BLOCK }, (_, at) => Math.sin(at / 9))
  for (const count of [1, 2, 4, 2, 1, 8]) {
    let mixed = new Float32Array()
    for (let blocks = 0; blocks < 50; blocks++)
      mixed = mixer.mix(
        Array.from({ length: count }, (_, at) => (at === 0 ? tone : new Float32Array(BLOCK))),
      ) as typeof mixed
    expect(Math.max(...mixed)).toBeCloseTo(Math.max(...tone), 1)
  }
  expect(mixer.mix([])).toHaveLength(0)
})
