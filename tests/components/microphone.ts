/**
 * A microphone for the real recorder: devices, audio graph, workers and uploads are replaced, and all code of the app
 * runs. Worklet and workers cannot load here, so the page records into memory and sends WAV.
 */
import { Blob as NativeBlob } from 'node:buffer'
import { act, cleanup, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { SAMPLE_RATE_HZ } from '../../domain/audio/audio.limits'
import { UPLOAD_BACKOFF_MS } from '../../domain/limits'
import type { Upload } from '../../domain/media/media.schema'
import type { Handlers } from './api'
import { makeFeed, makePost } from './builders'
import { getApi } from './render-app'

const BLOCK_FRAMES = 4096

type SampleListener = (event: {
  inputBuffer: { numberOfChannels: number; getChannelData: () => Float32Array }
}) => void

/** The node that receives samples while a microphone is held. */
let activeNode: { onaudioprocess: SampleListener | null } | null = null

class FakeNode extends EventTarget {
  onaudioprocess: SampleListener | null = null
  connect() {}
  disconnect() {}
}

class FakeAudioContext extends EventTarget {
  readonly sampleRate = SAMPLE_RATE_HZ
  readonly destination = new FakeNode()
  readonly baseLatency = 0
  readonly audioWorklet = { addModule: () => Promise.reject(new Error('No worklets here.')) }
  state = 'running'
  createMediaStreamSource() {
    return new FakeNode()
  }
  createScriptProcessor() {
    activeNode = new FakeNode()
    return activeNode
  }
  resume = async () => undefined
  close = async () => {
    activeNode = null
  }
}

/** Tracks that were handed out. */
const tracks = new Set<FakeTrack>()

class FakeTrack extends EventTarget {
  readyState = 'live'
  muted = false
  constructor() {
    super()
    tracks.add(this)
  }
  stop() {
    this.readyState = 'ended'
  }
}

class FakeMediaStream {
  readonly tracks: FakeTrack[]

  constructor(tracks: FakeTrack[] = [new FakeTrack()]) {
    this.tracks = tracks
  }
  getTracks = () => this.tracks
  getAudioTracks = () => this.tracks
}

/** A worker whose script cannot be loaded. */
class BrokenWorker extends EventTarget {
  onerror: ((event: { message: string }) => void) | null = null
  constructor() {
    super()
    queueMicrotask(() => {
      this.onerror?.({ message: 'No workers here.' })
      this.dispatchEvent(new Event('error'))
    })
  }
  postMessage() {}
  terminate() {}
}

/** Sends bytes to the fake API, as `fetch` does. */
class FakeXhr {
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = {
    onprogress: null,
  }
  onload: (() => void) | null = null
  onerror: (() => void) | null = null
  ontimeout: (() => void) | null = null
  onabort: (() => void) | null = null
  timeout = 0
  status = 0
  responseText = ''
  readonly #aborter = new AbortController()
  #method = 'GET'
  #url = ''
  readonly #headers = new Headers()
  open(method: string, url: string) {
    this.#method = method
    this.#url = url
  }
  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value)
  }
  abort() {
    this.#aborter.abort()
    this.onabort?.()
  }
  send(body: BodyInit) {
    const { signal } = this.#aborter
    const sent = getApi().fetch(this.#url, { method: this.#method, headers: this.#headers, body, signal })
    sent.then(
      async (response) => {
        this.status = response.status
        this.responseText = await response.text()
        this.onload?.()
      },
      () => signal.aborted || this.onerror?.(),
    )
  }
}

type LockOptions = { ifAvailable?: boolean; signal?: AbortSignal }
type LockJob = (lock: { name: string } | null) => unknown

/** Exclusive locks, as between tabs of an origin: a draft being recorded is not restored as a lost one. */
class FakeLocks {
  readonly #held = new Map<string, Promise<unknown>>()
  readonly #pending = new Set<{ name: string }>()
  async request(name: string, options: LockOptions | LockJob, job?: LockJob): Promise<unknown> {
    const [{ ifAvailable = false, signal }, run] =
      typeof options === 'function' ? [{} as LockOptions, options] : [options, job]
    if (ifAvailable && this.#held.has(name)) return run?.(null)
    const request = { name }
    this.#pending.add(request)
    const aborted = new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
    )
    // It may be aborted once it is no longer awaited.
    aborted.catch(() => undefined)
    try {
      while (this.#held.has(name)) await Promise.race([this.#held.get(name), aborted])
    } finally {
      this.#pending.delete(request)
    }
    const running = Promise.resolve(run?.({ name })).finally(() => this.#held.delete(name))
    this.#held.set(name, running)
    return running
  }
  query = async () => ({ held: [], pending: [...this.#pending] })
}

/** Denies the microphone, as a member or the browser does. */
export function denyMicrophone(name = 'NotAllowedError'): void {
  vi.mocked(navigator.mediaDevices.getUserMedia).mockRejectedValue(new DOMException('no', name))
}

/** Delays the next microphone request until the returned function is called. */
export function holdMicrophone(): () => void {
  const granted = Promise.withResolvers<void>()
  vi.mocked(navigator.mediaDevices.getUserMedia).mockImplementationOnce(async () => {
    await granted.promise
    return new FakeMediaStream() as unknown as MediaStream
  })
  return () => granted.resolve()
}

/** Ends the held microphones, as a browser does when the permission is revoked. */
export function endMicrophones(): void {
  for (const track of tracks) {
    if (track.readyState === 'ended') continue
    track.stop()
    track.dispatchEvent(new Event('ended'))
  }
}

/** Mutes the held microphones, as a phone does for a call. */
export function muteMicrophones(): void {
  for (const track of tracks) {
    if (track.readyState === 'ended') continue
    track.muted = true
    track.dispatchEvent(new Event('mute'))
  }
}

/** Returns how many microphones are held. */
export function countHeldTracks(): number {
  return [...tracks].filter(({ readyState }) => readyState === 'live').length
}

/** Feeds this many seconds of sound into the held microphone; of silence at a volume of 0. */
export async function feedMicrophone(seconds: number, volume = 0.4): Promise<void> {
  const samples = Float32Array.from({ length: BLOCK_FRAMES }, (_, at) => volume * Math.sin(at / 9))
  await act(async () => {
    for (let left = Math.round(seconds * SAMPLE_RATE_HZ); left > 0; left -= BLOCK_FRAMES) {
      const block = samples.subarray(0, Math.min(left, BLOCK_FRAMES))
      activeNode?.onaudioprocess?.({ inputBuffer: { numberOfChannels: 1, getChannelData: () => block } })
    }
  })
}

/** Records with the buttons of the record screen or of a reply until a recording exists. */
export async function record(user: UserEvent, seconds = 2, start = 'Start Recording'): Promise<void> {
  await user.click(await screen.findByRole('button', { name: start }))
  const stop = await screen.findByRole('button', { name: /^Stop recording$/i })
  await feedMicrophone(seconds)
  await user.click(stop)
  expect(await screen.findByRole('button', { name: /^(Play preview|Re-record)$/ })).toBeVisible()
}

/** Returns the ticket of a recording, or the stored upload. */
export function makeUpload(state: Upload['state']): Upload {
  const seconds = state === 'pending' ? null : 2
  return { id: 'media_1', state, seconds, secondsLimit: 300, expiresAt: Date.now() + 60_000 }
}

/** Retries uploads of the running test without delay. */
export function skipBackoff(): void {
  const { setTimeout: wait } = globalThis
  const backoffs: readonly number[] = UPLOAD_BACKOFF_MS
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => wait(run, backoffs.includes(ms) ? 0 : ms))
}

/** Handlers that accept a recording and publish it as this post. */
export function acceptRecordings(post = makePost()): Handlers {
  return {
    'POST /api/uploads': () => makeUpload('pending'),
    'PUT /api/uploads/{id}': () => makeUpload('stored'),
    'POST /api/posts': () => ({ post, invitations: [] }),
    'GET /api/posts/{id}': () => post,
    'GET /api/posts': () => makeFeed([post]),
  }
}

/** Frees the locks of the page, as the browser does when it is reloaded. */
export function freeLocks(): void {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new FakeLocks() })
}

/** Installs a microphone before each test of a file, and discards the recording after it. */
export function setUpMicrophone(): void {
  beforeEach(() => {
    for (const [name, value] of Object.entries({
      AudioContext: FakeAudioContext,
      MediaStream: FakeMediaStream,
      Worker: BrokenWorker,
      XMLHttpRequest: FakeXhr,
      // The light DOM's Blob cannot be stored in IndexedDB.
      Blob: NativeBlob,
    }))
      vi.stubGlobal(name, value)
    const devices = Object.assign(new EventTarget(), {
      getUserMedia: vi.fn(async () => new FakeMediaStream()),
      enumerateDevices: async () => [],
    })
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: devices })
    freeLocks()
    // The app warns that it records without workers.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(async () => {
    cleanup()
    const [{ discardForm, getRecordedForm, putAway }, { setPageForm }] = await Promise.all([
      import('../../web/recording/session'),
      import('../../web/recording/forms'),
    ])
    await act(() => discardForm(getRecordedForm()?.formId ?? ''))
    await act(putAway)
    // The next form is in the mode used last.
    setPageForm('page_of_next_test', { formId: 'form_gone', mode: 'squawk' })
    Reflect.deleteProperty(navigator, 'mediaDevices')
    Reflect.deleteProperty(navigator, 'locks')
    activeNode = null
    tracks.clear()
  })
}

/** A dialog that is not the sheet after Stop, which is one, too. */
export const MODAL = { name: /^(?!Where does it go)/ }
