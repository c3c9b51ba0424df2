/** Smart speed with a clock that the test moves: timers come when a tab is on time, throttled or busy. */
import { beforeEach, expect, test, vi } from 'vitest'
import { packPauses } from '../../../domain/audio/pauses'
import { SMART_SPEED } from '../../../domain/audio/playback.limits'
import type { Kind } from '../../../domain/kinds'
import type { Playable } from './playable'
import { createPlayer } from './player'
import { startSmartSpeed } from './smart-speed'

const PAUSES = [
  { start: 2, end: 4 },
  { start: 6, end: 6.4 },
  { start: 8, end: 9 },
]
const SONG: Playable = {
  id: 'song',
  kind: 'nightingale',
  title: 'Wren',
  author: 'Mara',
  url: '/media/song',
  seconds: 10,
  peaks: '',
}
const STEP_MS = 5

/** Time in ms, and the timers that wait. */
let time = 0
const timers = new Map<number, { due: number; run: () => void }>()
/** Timers run only at multiples of this. */
let timerStepMs = STEP_MS

beforeEach(() => {
  time = 0
  timerStepMs = STEP_MS
  timers.clear()
  let ids = 0
  vi.spyOn(performance, 'now').mockImplementation(() => time)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms = 0) => {
    timers.set(++ids, { due: time + ms, run })
    return ids
  }) as typeof setTimeout)
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((id) => void timers.delete(Number(id)))
})

function runTimers() {
  if (time % timerStepMs !== 0) return
  for (const [id, { due, run }] of [...timers]) if (due <= time && timers.delete(id)) run()
}

/** An element whose time passes with the clock, at its rate. */
class ElementStub extends EventTarget {
  currentTime = 0
  duration = 10
  playbackRate = 1
  paused = true
  ended = false
  error = null
  src = ''
  getAttribute = () => this.src
  removeAttribute = () => {}
  load() {}
  async play() {
    this.paused = false
    // Browsers report it after the call.
    queueMicrotask(() => this.dispatchEvent(new Event('playing')))
  }
  pause() {
    this.paused = true
    this.dispatchEvent(new Event('pause'))
  }
}

type Options = { kind?: Kind; speed?: 1 | 3; pauses?: string | null }

async function playVoice({ kind = 'squawk', speed = 1, pauses = packPauses(PAUSES) }: Options = {}) {
  const element = new ElementStub()
  const player = createPlayer(() => element as unknown as HTMLAudioElement)
  player.setRate(speed)
  const saved: number[] = []
  const stop = startSmartSpeed(player, (seconds) => saved.push(seconds))
  player.toggle({
    id: `post_${Math.random()}`,
    kind,
    title: 'Rain',
    author: 'Mara',
    url: '/media/a',
    seconds: 10,
    peaks: '',
    post: { pauses },
  } as Playable)
  await Promise.resolve()
  /** The positions that played at another speed than the chosen one. */
  const fast: number[] = []
  /** Plays until a position and returns the milliseconds that took. */
  function playTo(seconds: number) {
    const from = time
    while (element.currentTime < seconds) {
      if (element.playbackRate !== speed) fast.push(element.currentTime)
      element.currentTime += (STEP_MS / 1000) * element.playbackRate
      time += STEP_MS
      runTimers()
    }
    return time - from
  }
  return { element, player, saved, stop, playTo, fast }
}

test('plays the inner part of pauses fast, and words never', async () => {
  const { playTo, fast, saved, element } = await playVoice()
  const ms = playTo(10)
  expect(fast.length).toBeGreaterThan(0)
  for (const at of fast)
    expect(
      PAUSES.some(({ start, end }) => at >= start + 0.05 && at <= end - 0.05),
      String(at),
    ).toBe(true)
  expect(ms).toBeLessThan(8500)
  expect(saved.reduce((sum, seconds) => sum + seconds, 0)).toBeCloseTo(10 - ms / 1000, 1)
  expect(element.playbackRate).toBe(1)
})

test.each<[string, Options]>([
  ['without a map', { pauses: null }],
  ['at the highest speed', { speed: SMART_SPEED }],
  ['in a song', { kind: 'nightingale' }],
])('changes nothing %s', async (_, options) => {
  const { playTo, fast, saved } = await playVoice(options)
  playTo(10)
  expect(fast).toEqual([])
  expect(saved).toEqual([])
})

test('plays a song at normal speed that follows the fast part of a pause', async () => {
  const { playTo, player, element } = await playVoice({ speed: 1 })
  player.setRate(1.5)
  playTo(3)
  expect(element.playbackRate).toBe(SMART_SPEED)
  player.toggle({ ...SONG, id: `song_${Math.random()}` })
  expect(element.playbackRate).toBe(1)
  await Promise.resolve()
  expect(element.playbackRate).toBe(1)
})

test('returns to the chosen speed where the listener seeks out of a pause', async () => {
  const { playTo, player, element, saved } = await playVoice()
  playTo(3)
  expect(element.playbackRate).toBe(SMART_SPEED)
  player.seek(7)
  expect(element.playbackRate).toBe(1)
  expect(element.currentTime).toBe(7)
  expect(saved).toHaveLength(1)
})

test('repeats words that played fast since the page was busy', async () => {
  const { playTo, element } = await playVoice()
  playTo(3)
  expect(element.playbackRate).toBe(SMART_SPEED)
  time += 500
  element.currentTime += 0.5 * SMART_SPEED
  runTimers()
  expect(element.playbackRate).toBe(1)
  expect(element.currentTime).toBeCloseTo(3.925)
})

test('stays at the chosen speed where timers are throttled to one a second', async () => {
  const { playTo, fast } = await playVoice()
  timerStepMs = 1000
  playTo(10)
  expect(fast).toEqual([])
})

test('returns to the chosen speed when the tab is hidden, until its timers are on time', async () => {
  const { playTo, element, fast } = await playVoice()
  playTo(2.5)
  expect(element.playbackRate).toBe(SMART_SPEED)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(element.playbackRate).toBe(1)
  fast.length = 0
  playTo(10)
  expect(fast.some((at) => at > 8)).toBe(true)
})

test('returns to the chosen speed when it is paused or turned off', async () => {
  const { playTo, element, stop, player } = await playVoice()
  playTo(3)
  player.pause()
  expect(element.playbackRate).toBe(1)
  player.play()
  await Promise.resolve()
  playTo(3.5)
  expect(element.playbackRate).toBe(SMART_SPEED)
  stop()
  expect(element.playbackRate).toBe(1)
})
