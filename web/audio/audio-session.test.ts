/** What the page announces to the system of a phone while it plays and records. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Scope } from './scope'

/** Modules of this test alone: sounds of others may still be announced. */
const load = async () => ({
  ...(await import('./audio-session')),
  ...(await import('./capture/microphone')),
  ...(await import('./playback/audio-focus')),
})
let { announceUse, openMicrophone, releaseFocus, requestFocus } = await load()

let session: { type: string }
/** The types that were announced when a microphone was requested. */
let requested: string[]
let grant: () => Promise<unknown>
const OPTIONS = { voiceProcessing: true, echoCancellation: false }
const play = () => undefined

beforeEach(async () => {
  vi.resetModules()
  ;({ announceUse, openMicrophone, releaseFocus, requestFocus } = await load())
  session = { type: 'auto' }
  requested = []
  grant = async () => ({ getTracks: () => [], getAudioTracks: () => [new EventTarget()] })
  const getUserMedia = () => {
    requested.push(session.type)
    return grant()
  }
  vi.stubGlobal('navigator', { audioSession: session, mediaDevices: { getUserMedia } })
})
afterEach(() => {
  releaseFocus(play)
  vi.unstubAllGlobals()
})

test('announces playback while something plays', () => {
  requestFocus(play)
  expect(session.type).toBe('playback')
  requestFocus(play)
  releaseFocus(() => undefined)
  expect(session.type).toBe('playback')
  releaseFocus(play)
  expect(session.type).toBe('auto')
})

test('announces the use of the sound that took over', () => {
  const types: string[] = []
  const stop = () => void types.push(session.type)
  requestFocus(stop)
  requestFocus(play, 'play-and-record')
  expect([...types, session.type]).toEqual(['play-and-record', 'play-and-record'])
  releaseFocus(stop)
  expect(session.type).toBe('play-and-record')
  releaseFocus(play)
  expect(session.type).toBe('auto')
})

test('announces recording before it requests a microphone, and until that is released', async () => {
  requestFocus(play)
  const scope = new Scope()
  await openMicrophone(OPTIONS, scope)
  expect(requested).toEqual(['play-and-record'])
  // A paused recording whose microphone stays open: other sound must not end it.
  releaseFocus(play)
  requestFocus(play)
  expect(session.type).toBe('play-and-record')
  scope.end()
  expect(session.type).toBe('playback')
})

test.each(['NotAllowedError', 'NotFoundError', 'NotReadableError'])('ends recording on %s', async (name) => {
  grant = () => Promise.reject(new DOMException('No.', name))
  await expect(openMicrophone(OPTIONS, new Scope())).rejects.toThrow()
  expect([requested, session.type]).toEqual([['play-and-record'], 'auto'])
})

test('ends a use once', () => {
  const [end, endOther] = [announceUse('playback'), announceUse('playback')]
  end()
  end()
  expect(session.type).toBe('playback')
  endOther()
  expect(session.type).toBe('auto')
})

test('changes nothing in a browser without audio sessions', () => {
  vi.stubGlobal('navigator', {})
  expect(() => announceUse('playback')()).not.toThrow()
})
