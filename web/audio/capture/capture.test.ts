import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Scope } from '../scope'
import type { SplitterNotice } from './block-splitter'
import { openCapture } from './capture'

const NOT_STALLED_MS = 2900
const STALLED_MS = 5000

class FakeTrack extends EventTarget {
  readyState = 'live'
  muted = false
  stop() {
    this.readyState = 'ended'
  }
}

class FakeNode extends EventTarget {
  onaudioprocess: ((event: { inputBuffer: { getChannelData: () => Float32Array } }) => void) | null = null
  connect() {}
  disconnect() {}
}

let context: FakeContext
let node: FakeNode
let hasWorklet: boolean
let getUserMedia: ReturnType<typeof vi.fn<() => Promise<unknown>>>

class FakeContext extends EventTarget {
  readonly sampleRate = 48_000
  readonly destination = new FakeNode()
  readonly audioWorklet = {
    addModule: () => (hasWorklet ? Promise.resolve() : Promise.reject(new Error('No worklets.'))),
  }
  state = 'running'
  constructor() {
    super()
    context = this
  }
  createMediaStreamSource = () => new FakeNode()
  createScriptProcessor() {
    node = new FakeNode()
    return node
  }
  resume = async () => undefined
  close = async () => undefined
}

/** A worklet whose thread is this test: `port.onmessage` receives its notices. */
class FakeWorkletNode extends FakeNode {
  readonly port: { onmessage: ((event: { data: SplitterNotice }) => void) | null; postMessage(): void } = {
    onmessage: null,
    postMessage: () => {},
  }
  constructor() {
    super()
    node = this
  }
}

beforeEach(() => {
  hasWorklet = true
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('AudioWorkletNode', FakeWorkletNode)
  vi.stubGlobal('MediaStream', class {})
  const stream = { getTracks: () => [new FakeTrack()], getAudioTracks: () => [new FakeTrack()] }
  getUserMedia = vi.fn<() => Promise<unknown>>(async () => stream)
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open() {
  const [scope, onLost, onNotice] = [new Scope(), vi.fn<() => void>(), vi.fn<() => void>()]
  const microphone = { voiceProcessing: true, echoCancellation: true }
  const capture = await openCapture(microphone, scope, { onNotice, onLost })
  const run = () => capture.sendCommand({ type: 'run', skip: 0 })
  return { capture, scope, onLost, onNotice, run }
}
/** The audio thread reports something. */
function notify(notice: SplitterNotice): void {
  if (node instanceof FakeWorkletNode) node.port.onmessage?.({ data: notice })
}
const block = { type: 'block', frames: 4800, peak: 0.1, rms: 0.05, clipped: 0 } as const
function deliver(seconds: number): void {
  for (let sent = 0; sent < seconds * 10; sent++) {
    vi.advanceTimersByTime(100)
    notify(block)
  }
}

describe('reports the microphone as lost when no sound arrives', () => {
  test.each([0, 1, 30])('from second %i on', async (seconds) => {
    const { run, onLost } = await open()
    run()
    deliver(seconds)
    vi.advanceTimersByTime(NOT_STALLED_MS)
    expect(onLost).not.toHaveBeenCalled()
    vi.advanceTimersByTime(STALLED_MS - NOT_STALLED_MS)
    expect(onLost).toHaveBeenCalledOnce()
  })

  test('after a resume', async () => {
    const { capture, run, onLost } = await open()
    run()
    deliver(2)
    capture.sendCommand({ type: 'pause' })
    vi.advanceTimersByTime(60_000)
    expect(onLost).not.toHaveBeenCalled()
    run()
    // The pause is confirmed late.
    notify({ type: 'paused', frames: 96_000 })
    vi.advanceTimersByTime(STALLED_MS)
    expect(onLost).toHaveBeenCalledOnce()
  })

  test('from the page itself, without worklets', async () => {
    hasWorklet = false
    const { run, onLost } = await open()
    run()
    const inputBuffer = { getChannelData: () => new Float32Array(4800).fill(0.1) }
    for (let second = 0; second < 8; second++) {
      vi.advanceTimersByTime(1000)
      node.onaudioprocess?.({ inputBuffer })
    }
    expect(onLost).not.toHaveBeenCalled()
    vi.advanceTimersByTime(STALLED_MS)
    expect(onLost).toHaveBeenCalledOnce()
  })
})

describe('does not expect sound', () => {
  test('before it runs', async () => {
    const { onLost } = await open()
    vi.advanceTimersByTime(60_000)
    expect(onLost).not.toHaveBeenCalled()
  })

  test.each(['pause', 'end'] as const)('after the command %s', async (type) => {
    const { capture, run, onLost } = await open()
    run()
    deliver(1)
    capture.sendCommand({ type })
    vi.advanceTimersByTime(60_000)
    expect(onLost).not.toHaveBeenCalled()
  })

  test('after the limit', async () => {
    const { run, onLost, onNotice } = await open()
    run()
    deliver(1)
    notify({ type: 'limit', frames: 48_000 })
    vi.advanceTimersByTime(60_000)
    expect(onLost).not.toHaveBeenCalled()
    expect(onNotice).toHaveBeenLastCalledWith({ type: 'limit', frames: 48_000 })
  })

  test('once it is released', async () => {
    const { scope, run, onLost } = await open()
    run()
    scope.end()
    vi.advanceTimersByTime(60_000)
    expect(onLost).not.toHaveBeenCalled()
  })
})

test('requests the microphone again after no sound arrived, and once only', async () => {
  const { capture, run, onLost } = await open()
  run()
  vi.advanceTimersByTime(STALLED_MS)
  expect(onLost).toHaveBeenCalledOnce()
  capture.sendCommand({ type: 'pause' })
  for (let resumes = 0; resumes < 2; resumes++) {
    await capture.ensureMicrophone()
    run()
    deliver(10)
  }
  expect(getUserMedia).toHaveBeenCalledTimes(2)
  expect(onLost).toHaveBeenCalledOnce()
})

test('reports the microphone as lost when the audio thread fails, and does not run on it again', async () => {
  const { capture, run, onLost } = await open()
  run()
  deliver(1)
  node.dispatchEvent(new Event('processorerror'))
  expect(onLost).toHaveBeenCalledOnce()
  await expect(capture.ensureMicrophone()).rejects.toMatchObject({ code: 'record.unsupported' })
})

test('reports the microphone as lost when its context is suspended', async () => {
  const { onLost } = await open()
  context.state = 'interrupted'
  context.dispatchEvent(new Event('statechange'))
  expect(onLost).toHaveBeenCalledOnce()
})
