/** The player goes on with the sound that the page played before the app. */
import { beforeEach, expect, test, vi } from 'vitest'
import { FIRST_VOICE_ELEMENT } from '../../../domain/posts/first-page'
import { resumeFirstVoice, takeFirstVoice } from './first-voice'
import type { Playable } from './playable'
import { clearPlaybackPositions, getPlaybackPosition } from './playback-positions'
import { createPlayer } from './player'

const SECONDS = 60
const PLACE = 7

const makeItem = (id: string, changes: Partial<Playable> = {}): Playable => ({
  id,
  kind: 'squawk',
  title: id,
  author: 'Mara',
  url: `/media/${id}`,
  seconds: SECONDS,
  peaks: '',
  ...changes,
})

/** Puts the element of the page into the document, pressed or not, with a player that takes it. */
function openPage({ isPaused = false, isPressed = true, url = '/media/a' } = {}) {
  const voice = document.createElement('audio')
  voice.id = FIRST_VOICE_ELEMENT
  voice.setAttribute('src', url)
  if (isPressed) voice.dataset.pressed = ''
  const state = {
    paused: isPaused,
    currentTime: isPressed ? PLACE : 0,
    duration: SECONDS,
    ended: false,
    error: null,
  }
  for (const [name, value] of Object.entries(state))
    Object.defineProperty(voice, name, { configurable: true, writable: true, value })
  const set = (paused: boolean) => void Object.assign(voice, { paused })
  const loaded = vi.fn()
  Object.defineProperty(voice, 'src', { set: loaded })
  voice.play = vi.fn(async () => set(false))
  voice.pause = vi.fn(() => set(true))
  document.body.append(voice)
  return { voice, loaded, player: createPlayer(() => takeFirstVoice() ?? new Audio()) }
}

beforeEach(() => {
  document.body.replaceChildren()
  clearPlaybackPositions()
})

test('plays on at the same place, in the list, without loading it again', async () => {
  const { voice, loaded, player } = openPage()
  resumeFirstVoice(player, [makeItem('new'), makeItem('a'), makeItem('b')])
  await vi.waitFor(() => expect(player.getSnapshot().state).toBe('playing'))
  const { now, next } = player.getSnapshot()
  expect([now?.id, next.map(({ id }) => id)]).toEqual(['a', ['b']])
  expect([voice.currentTime, voice.paused, loaded.mock.calls.length]).toEqual([PLACE, false, 0])
  expect(voice.isConnected).toBe(true)
  // Once: a later render of the list changes nothing.
  player.pause()
  resumeFirstVoice(player, [makeItem('a')])
  expect(player.getSnapshot().state).toBe('paused')
})

test('plays on within the clip that comes before the post', async () => {
  const intro = makeItem('a.clip')
  const { player } = openPage({ url: intro.url })
  resumeFirstVoice(player, [makeItem('a', { intro }), makeItem('b')])
  await vi.waitFor(() => expect(player.getSnapshot().state).toBe('playing'))
  const { now, next } = player.getSnapshot()
  expect([now?.id, next.map(({ id }) => id)]).toEqual(['a.clip', ['a', 'b']])
})

test('keeps the place of a sound that was paused', () => {
  const { player } = openPage({ isPaused: true })
  resumeFirstVoice(player, [makeItem('a')])
  expect(player.getSnapshot().now).toBeNull()
  expect(getPlaybackPosition('a')).toBe(PLACE)
})

test('stops a sound that is not in the list any more', () => {
  const { voice, player } = openPage()
  resumeFirstVoice(player, [makeItem('b')])
  expect([voice.paused, player.getSnapshot().now]).toEqual([true, null])
})

test('does nothing without a press, but plays what the page loaded ahead', async () => {
  const { voice, loaded, player } = openPage({ isPaused: true, isPressed: false })
  resumeFirstVoice(player, [makeItem('a')])
  expect(player.getSnapshot().now).toBeNull()
  player.toggle(makeItem('a'))
  expect(voice.play).toHaveBeenCalledOnce()
  expect(loaded).not.toHaveBeenCalled()
})
