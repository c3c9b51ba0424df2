/** Posts that the player reports as heard. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Playable } from './playable'
import { createPlayer } from './player'

const SECONDS = 60

/** An element whose time the test moves. */
class ElementStub extends EventTarget {
  currentTime = 0
  duration = SECONDS
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
  moveTo(seconds: number) {
    this.currentTime = seconds
    this.dispatchEvent(new Event('timeupdate'))
  }
}

const post: Playable = {
  id: 'post_a',
  kind: 'squawk',
  title: 'Rain',
  author: 'Mara',
  url: '/media/a',
  seconds: SECONDS,
  peaks: '_'.repeat(160),
}

/** Plays an item from its beginning; returns its element and the ids that were reported. */
async function playItem(item: Playable) {
  const element = new ElementStub()
  const player = createPlayer(() => element as unknown as HTMLAudioElement)
  const heard: string[] = []
  player.onHeard(({ id }) => heard.push(id))
  player.toggle(item)
  await expect.poll(() => player.getSnapshot().state).toBe('playing')
  return { player, element, heard }
}

test('stays paused when it was paused before the browser reported that it plays', async () => {
  const element = new ElementStub()
  const player = createPlayer(() => element as unknown as HTMLAudioElement)
  const reported = new Promise((resolve) => element.addEventListener('playing', resolve))
  player.toggle(post)
  player.pause()
  await reported
  expect(player.getSnapshot().state).toBe('paused')
})

test('reports an item once when most of it was played', async () => {
  const { element, heard } = await playItem(post)
  element.moveTo(1)
  expect(heard).toEqual([])
  element.moveTo(SECONDS - 1)
  element.moveTo(SECONDS)
  expect(heard).toEqual([post.id])
})

test('reports nothing that was only moved to while paused', async () => {
  const { player, element, heard } = await playItem(post)
  player.pause()
  element.moveTo(SECONDS - 1)
  expect(heard).toEqual([])
})

test('reports no preview of a paid post', async () => {
  const whole = { ...post, id: 'post_b' }
  const { element, heard } = await playItem({ ...whole, price: { paidId: whole.id, cents: 99, whole } })
  element.moveTo(SECONDS - 1)
  expect(heard).toEqual([])
})

/** The second to the fourth second of a recording. */
const moment: Playable = { ...post, id: 'post_a.moment', part: { start: 2, end: 4 } }
const reply: Playable = { ...post, id: 'post_b', url: '/media/b' }

test('plays a part from its start, then what follows it, and never reports it as heard', async () => {
  const { player, element, heard } = await playItem(post)
  player.playAll([moment, reply])
  expect([element.src, element.currentTime]).toEqual(['/media/a', 2])
  await expect.poll(() => player.getSnapshot().state).toBe('playing')
  element.moveTo(3)
  expect(player.getSnapshot().now?.id).toBe(moment.id)
  element.moveTo(4.1)
  expect(player.getSnapshot().now?.id).toBe(reply.id)
  expect([element.src, heard]).toEqual(['/media/b', []])
})

test('stops at the end of a part and plays the same part again', async () => {
  const { player, element } = await playItem(moment)
  element.moveTo(4)
  expect(player.getSnapshot().state).toBe('paused')
  expect([element.paused, element.currentTime]).toEqual([true, 2])
  player.toggle(moment)
  await expect.poll(() => player.getSnapshot().state).toBe('playing')
  element.moveTo(4.2)
  expect(player.getSnapshot().state).toBe('paused')
})

test('counts the seconds of parts in the length of a list', () => {
  const player = createPlayer(() => new ElementStub() as unknown as HTMLAudioElement)
  player.playAll([reply, moment, { ...moment, id: 'other', part: { start: 0, end: 10 } }])
  expect(player.getSnapshot().progress.secondsAfter).toBe(12)
})

test('reports the post of a braid when its last part was played', async () => {
  const last: Playable = { ...post, id: 'post_a.2', part: { start: 30, end: SECONDS }, heardId: post.id }
  const { element, heard } = await playItem(last)
  expect(element.currentTime).toBe(30)
  element.moveTo(SECONDS)
  expect(heard).toEqual([post.id])
})

test('stops where a link says, once, and not after the user moved past it', async () => {
  const { player, element } = await playItem(post)
  player.seekIn(post, 5)
  player.stopAt(post, 7)
  element.moveTo(7)
  expect([player.getSnapshot().state, element.currentTime]).toEqual(['paused', 7])
  player.play()
  await expect.poll(() => player.getSnapshot().state).toBe('playing')
  element.moveTo(8)
  expect(player.getSnapshot().state).toBe('playing')
  player.stopAt(post, 20)
  player.seekIn(post, 30)
  element.moveTo(31)
  expect(player.getSnapshot().state).toBe('playing')
})

test('stays paused when the browser reports the start after the stop', async () => {
  const { player, element } = await playItem(moment)
  element.moveTo(4)
  element.dispatchEvent(new Event('playing'))
  expect(player.getSnapshot().state).toBe('paused')
})

describe('between two items', () => {
  const setVisibility = (state: DocumentVisibilityState) =>
    void Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  const other = { ...post, id: 'post_b', url: '/media/b' }

  async function playBoth() {
    const [element, idle] = [new ElementStub(), new ElementStub()]
    const unused = [element, idle]
    const player = createPlayer(() => unused.shift() as unknown as HTMLAudioElement)
    player.playAll([post, other])
    await expect.poll(() => player.getSnapshot().state).toBe('playing')
    vi.useFakeTimers()
    return { element, player }
  }
  afterEach(() => {
    vi.useRealTimers()
    Reflect.deleteProperty(document, 'visibilityState')
  })

  test('starts the next one within the end of the first on a hidden page', async () => {
    const { element, player } = await playBoth()
    setVisibility('hidden')
    element.dispatchEvent(new Event('ended'))
    expect([element.src, element.paused]).toEqual(['/media/b', false])
    expect(player.getSnapshot().now?.id).toBe('post_b')
  })

  test('starts the one after an item that failed at once on a hidden page', async () => {
    const { element, player } = await playBoth()
    setVisibility('hidden')
    Object.assign(element, { error: { code: 4, message: '' } })
    element.dispatchEvent(new Event('error'))
    expect([element.src, player.getSnapshot().now?.id]).toEqual(['/media/b', 'post_b'])
  })

  test('stops at its end on a hidden page where the sleep timer says so', async () => {
    const { element, player } = await playBoth()
    player.setSleep('end')
    setVisibility('hidden')
    element.dispatchEvent(new Event('ended'))
    expect([element.src, player.getSnapshot().state]).toEqual(['/media/a', 'paused'])
  })

  test('starts it when the page is hidden meanwhile, and once only', async () => {
    const { element, player } = await playBoth()
    element.dispatchEvent(new Event('ended'))
    expect(element.src).toBe('/media/a')
    setVisibility('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(element.src).toBe('/media/b')
    vi.advanceTimersByTime(60_000)
    expect(player.getSnapshot().now?.id).toBe('post_b')
  })

  test('changes nothing else when the page is hidden', async () => {
    const { element, player } = await playBoth()
    setVisibility('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(element.src).toBe('/media/a')
    player.pause()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(player.getSnapshot().state).toBe('paused')
  })
})
