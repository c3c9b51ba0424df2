import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Scope } from '../scope'
import type { SplitterCommand, SplitterNotice } from './block-splitter'
import { openCapture } from './capture'

const NOT_STALLED_MS = 2900
const STALLED_MS = 5000

class FakeTrack extends EventTarget {
  readyState = 'live'
  muted = false
  getSettings = () => (deviceRate === null ? {} : { sampleRate: deviceRate })
  stop() {
    this.readyState = 'ended'
  }
}

type FakeBuffer = { numberOfChannels: number; getChannelData: () => Float32Array }
class FakeNode extends EventTarget {
  onaudioprocess: ((event: { inputBuffer: FakeBuffer }) => void) | null = null
  connect() {}
  disconnect() {}
}

let context: FakeContext
let node: FakeNode
let hasWorklet: boolean
let getUserMedia: ReturnType<typeof vi.fn<() => Promise<unknown>>>

/** The rate of the device, where a browser connects only contexts of the same rate. */
let deviceRate: number | null
let contexts: FakeContext[]

class FakeContext extends EventTarget {
  readonly sampleRate: number
  readonly destination = new FakeNode()
  readonly audioWorklet = {
    addModule: () => (hasWorklet ? Promise.resolve() : Promise.reject(new Error('No worklets.'))),
  }
  state = 'running'
  constructor({ sampleRate = 44_100 }: { sampleRate?: number } = {}) {
    super()
    this.sampleRate = sampleRate
    context = this
    contexts.push(this)
  }
  createMediaStreamSource() {
    if (deviceRate !== null && deviceRate !== this.sampleRate)
      throw new DOMException('Other rates.', 'NotSupportedError')
    return new FakeNode()
  }
  createScriptProcessor() {
    node = new FakeNode()
    return node
  }
  resume = async () => undefined
  close = async () => {
    this.state = 'closed'
  }
}

/** A worklet whose thread is this test: `port.onmessage` receives its notices. */
class FakeWorkletNode extends FakeNode {
  readonly commands: SplitterCommand[] = []
  readonly port = {
    onmessage: null as ((event: { data: SplitterNotice }) => void) | null,
    postMessage: (command: SplitterCommand) => void this.commands.push(command),
  }
  constructor() {
    super()
    node = this
  }
}

beforeEach(() => {
  hasWorklet = true
  deviceRate = null
  contexts = []
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
  const openBlocks = vi.fn<() => MessagePort>(() => NEW_BLOCKS)
  const capture = await openCapture(microphone, scope, { onNotice, onLost, openBlocks })
  const run = () => capture.sendCommand({ type: 'run', skip: 0 })
  return { capture, scope, onLost, onNotice, openBlocks, run }
}
const [BLOCKS, NEW_BLOCKS] = [{}, {}] as [MessagePort, MessagePort]
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
    const inputBuffer = { numberOfChannels: 1, getChannelData: () => new Float32Array(4800).fill(0.1) }
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

describe('a resume without sound', () => {
  /** Records for two seconds, then pauses; returns the audio thread so far and what a resume does. */
  async function openPaused() {
    const opened = await open()
    const { capture, run } = opened
    const first = node as FakeWorkletNode
    capture.sendCommand({ type: 'connect', blocks: BLOCKS })
    capture.sendCommand({ type: 'limit', frames: 480_000 })
    run()
    deliver(2)
    notify({ type: 'paused', frames: 96_000 })
    capture.sendCommand({ type: 'pause' })
    const resume = async () => {
      await capture.ensureMicrophone()
      run()
    }
    /** The audio thread answers, if it is alive. */
    const release = () =>
      first.port.onmessage?.({ data: { type: 'released', blocks: BLOCKS, frames: 96_000, limit: 480_000 } })
    return { ...opened, first, resume, release }
  }
  const listTypes = () => (node as FakeWorkletNode).commands.map(({ type }) => type)

  test('goes on in a new context after a second', async () => {
    const { first, resume, release, openBlocks, onLost } = await openPaused()
    await resume()
    await vi.advanceTimersByTimeAsync(900)
    expect(contexts).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(contexts).toHaveLength(2)
    expect(first.commands.at(-1)).toEqual({ type: 'release' })
    release()
    await vi.advanceTimersByTimeAsync(0)
    expect((node as FakeWorkletNode).commands).toEqual([
      { type: 'connect', blocks: BLOCKS, frames: 96_000, limit: 480_000 },
      { type: 'run', skip: 0 },
    ])
    deliver(30)
    expect(contexts).toHaveLength(2)
    expect([getUserMedia.mock.calls.length, openBlocks.mock.calls.length]).toEqual([1, 0])
    expect(onLost).not.toHaveBeenCalled()
  })

  test('goes on with another port where the audio thread is dead', async () => {
    const { resume, openBlocks, onLost } = await openPaused()
    await resume()
    await vi.advanceTimersByTimeAsync(2100)
    const [connect, run] = (node as FakeWorkletNode).commands
    expect(connect).toMatchObject({ type: 'connect', frames: 96_000, limit: 480_000 })
    expect(connect?.type === 'connect' && connect.blocks).toBe(NEW_BLOCKS)
    expect(run?.type).toBe('run')
    expect(openBlocks).toHaveBeenCalledOnce()
    deliver(10)
    expect(onLost).not.toHaveBeenCalled()
  })

  test('reports the microphone as lost where the new one is silent too', async () => {
    const { resume, release, onLost } = await openPaused()
    await resume()
    await vi.advanceTimersByTimeAsync(1100)
    release()
    await vi.advanceTimersByTimeAsync(STALLED_MS)
    expect(onLost).toHaveBeenCalledOnce()
    expect(contexts).toHaveLength(2)
  })

  test('does not run again after a pause meanwhile', async () => {
    const { capture, resume, release } = await openPaused()
    await resume()
    await vi.advanceTimersByTimeAsync(1100)
    capture.sendCommand({ type: 'pause' })
    release()
    await vi.advanceTimersByTimeAsync(0)
    expect(listTypes()).toEqual(['connect'])
    await resume()
    expect(listTypes()).toEqual(['connect', 'run'])
  })

  test('closes every context at the end', async () => {
    const { resume, release, scope } = await openPaused()
    await resume()
    await vi.advanceTimersByTimeAsync(1100)
    release()
    scope.end()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(contexts.map(({ state }) => state)).toEqual(['closed', 'closed'])
  })

  test.each([
    [
      'blocks arrive',
      async ({ resume }) => {
        await resume()
        deliver(9)
      },
    ],
    [
      'it was paused at once',
      async ({ resume, capture }) => {
        await resume()
        capture.sendCommand({ type: 'pause' })
      },
    ],
    [
      'it ended',
      async ({ resume, capture }) => {
        await resume()
        capture.sendCommand({ type: 'end' })
      },
    ],
    [
      'it is at its limit',
      async ({ resume }) => {
        await resume()
        notify({ type: 'limit', frames: 480_000 })
      },
    ],
  ] as [string, (opened: Awaited<ReturnType<typeof openPaused>>) => Promise<void>][])(
    'keeps the context when %s',
    async (_, act) => {
      await act(await openPaused())
      await vi.advanceTimersByTimeAsync(2000)
      expect(contexts).toHaveLength(1)
    },
  )

  test('keeps the context for three seconds after the first start', async () => {
    const { run } = await open()
    run()
    await vi.advanceTimersByTimeAsync(NOT_STALLED_MS)
    expect(contexts).toHaveLength(1)
  })
})

describe('continues on a device of another rate', () => {
  const RATES_HZ = [8000, 16_000, 24_000, 32_000, 44_100, 48_000, 96_000]
  const pairs = RATES_HZ.flatMap((from) =>
    RATES_HZ.filter((to) => to !== from).map((to) => [from, to] as const),
  )

  /** The page listens itself, so that its splitters are real ones. */
  async function openAtRate(rate: number) {
    hasWorklet = false
    deviceRate = rate
    const tracks: FakeTrack[] = []
    getUserMedia.mockImplementation(async () => {
      const track = new FakeTrack()
      tracks.push(track)
      return { getTracks: () => [track], getAudioTracks: () => [track] }
    })
    const opened = await open()
    let frames = 0
    let crossings = 0
    let last = 0
    const blocks = {
      postMessage(block: Int16Array | null) {
        frames += block?.length ?? 0
        for (const value of block ?? []) {
          if (last < 0 && value >= 0) crossings += 1
          last = value
        }
      },
    } as unknown as MessagePort
    opened.capture.sendCommand({ type: 'connect', blocks })
    opened.run()
    /** The device delivers a tone of 100 Hz. */
    const play = (seconds: number) => {
      for (let sent = 0; sent < seconds * 10; sent++) {
        vi.advanceTimersByTime(100)
        const samples = Float32Array.from(
          { length: (deviceRate ?? 0) / 10 },
          (_, at) => 0.5 * Math.sin((2 * Math.PI * 100 * at) / (deviceRate ?? 1)),
        )
        node.onaudioprocess?.({ inputBuffer: { numberOfChannels: 1, getChannelData: () => samples } })
      }
    }
    const change = async (to: number) => {
      for (const track of tracks) track.readyState = 'ended'
      opened.capture.sendCommand({ type: 'pause' })
      deviceRate = to
      await opened.capture.ensureMicrophone()
      opened.run()
    }
    return { ...opened, play, change, getSeconds: () => frames / 48_000, getCrossings: () => crossings }
  }

  test.each(pairs)('from %i to %i Hz, and back', async (from, to) => {
    const { play, change, getSeconds, getCrossings, onLost, capture, scope } = await openAtRate(from)
    const { context: first } = capture
    play(2)
    await change(to)
    play(2)
    await change(from)
    play(2)
    capture.sendCommand({ type: 'pause' })
    expect(Math.abs(getSeconds() - 6)).toBeLessThan(0.02)
    expect(Math.abs(getCrossings() - 600)).toBeLessThan(6)
    expect(onLost).not.toHaveBeenCalled()
    expect(capture.context).toBe(first)
    scope.end()
    expect(contexts.every(({ state }) => state === 'closed')).toBe(true)
  })

  test('and stops at the limit of the take', async () => {
    const { play, change, getSeconds, capture, onNotice } = await openAtRate(44_100)
    capture.sendCommand({ type: 'limit', frames: 3 * 48_000 })
    play(2)
    await change(96_000)
    play(2)
    expect(getSeconds()).toBe(3)
    expect(onNotice).toHaveBeenLastCalledWith({ type: 'limit', frames: 3 * 48_000 })
  })
})
