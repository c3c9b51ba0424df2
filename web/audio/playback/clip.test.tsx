/** Sounds that are made after a press, in a browser that plays only what a press started. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClip } from './clip'

/** Whether the code runs within a press; an element that was played or loaded within one may play later. */
let isPress = false
let isStrict = false
let elements: StrictElement[] = []

class StrictElement extends EventTarget {
  volume = 1
  currentTime = 0
  duration = 9
  ended = false
  paused = true
  played: string[] = []
  loads = 0
  onplaying?: () => void
  onpause?: () => void
  private mayPlay = false
  private url: string | null = null
  constructor() {
    super()
    elements.push(this)
  }
  set src(url: string) {
    this.url = url
  }
  getAttribute = () => this.url
  removeAttribute() {
    this.url = null
  }
  load() {
    this.loads++
    if (isPress) this.mayPlay = true
  }
  async play() {
    if (isPress) this.mayPlay = true
    if (isStrict || !this.mayPlay) throw new DOMException('Press again.', 'NotAllowedError')
    if (this.url === null) throw new DOMException('No source.', 'NotSupportedError')
    this.paused = false
    this.played.push(this.url)
    this.onplaying?.()
  }
  pause() {
    if (this.paused) return
    this.paused = true
    this.onpause?.()
  }
}

beforeEach(() => {
  ;[isPress, isStrict, elements] = [false, false, []]
  vi.stubGlobal('Audio', StrictElement)
})
afterEach(() => void vi.unstubAllGlobals())

/** Presses, and ends the press before anything asynchronous goes on. */
function press<T>(action: () => T): T {
  isPress = true
  try {
    return action()
  } finally {
    isPress = false
  }
}
const makeLater = (url: string) => () => new Promise<string>((done) => setTimeout(() => done(url)))

test('plays what is known within the press', async () => {
  const clip = createClip()
  const playing = press(() => clip.toggle('a', () => '/a.mp3'))
  expect(elements[0]?.played).toEqual(['/a.mp3'])
  await playing
  expect(clip.getSnapshot().state).toBe('playing')
})

test('plays what is made after the press, the first time as well', async () => {
  const clip = createClip()
  await press(() => clip.toggle('a', makeLater('blob:a')))
  expect(clip.getSnapshot()).toMatchObject({ id: 'a', state: 'playing' })
  await press(() => clip.play('b', makeLater('blob:b')))
  expect(elements[0]?.played).toEqual(['blob:a', 'blob:b'])
  expect(elements).toHaveLength(1)
})

test('resumes without loading it again', async () => {
  const clip = createClip()
  const load = vi.fn<() => Promise<string>>(makeLater('blob:a'))
  await press(() => clip.toggle('a', load))
  await press(() => clip.toggle('a', load))
  expect(clip.getSnapshot().state).toBe('paused')
  await press(() => clip.toggle('a', load))
  expect(load).toHaveBeenCalledOnce()
  expect([clip.getSnapshot().state, elements[0]?.loads]).toEqual(['playing', 1])
})

test('keeps a refused sound, which the next press plays at once', async () => {
  const clip = createClip()
  const load = vi.fn<() => Promise<string>>(makeLater('blob:a'))
  isStrict = true
  await press(() => clip.toggle('a', load))
  expect(clip.getSnapshot().state).toBe('paused')
  isStrict = false
  const again = press(() => clip.toggle('a', load))
  expect(elements[0]?.played).toEqual(['blob:a'])
  await again
  expect(load).toHaveBeenCalledOnce()
})

test('fails where the sound cannot be made, and makes it again', async () => {
  const clip = createClip()
  await press(() => clip.toggle('a', () => Promise.reject(new Error('No sound.'))))
  expect(clip.getSnapshot().state).toBe('failed')
  await press(() => clip.toggle('a', makeLater('blob:a')))
  expect(clip.getSnapshot().state).toBe('playing')
})

test('does not play what was stopped while it was made', async () => {
  const clip = createClip()
  const playing = press(() => clip.toggle('a', makeLater('blob:a')))
  clip.stop()
  await playing
  expect([clip.getSnapshot().state, elements[0]?.played]).toEqual(['idle', []])
})
