/** What the player reports as heard. */
import { expect, test } from 'vitest'
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
