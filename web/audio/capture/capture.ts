/** The audio graph from the microphone to blocks. Reports when the microphone is lost. */
import { SAMPLE_RATE_HZ } from '../../../domain/audio/audio.limits'
import { appError } from '../../../domain/errors/errors'
import { Scope } from '../scope'
import { BlockSplitter, type SplitterCommand, type SplitterNotice } from './block-splitter'
import workletUrl from './capture.worklet?worker&url'
import { ChannelMixer } from './channel-mixer'
import { CHANNELS_MAX, type MicrophoneOptions, openMicrophone } from './microphone'
import { createStallWatch, type StallPatience } from './stall-watch'

export type CaptureEvents = {
  onNotice: (notice: Exclude<SplitterNotice, { type: 'released' }>) => void
  /** Unplugged, taken by a call, or muted by the system; or it runs and no sound arrives. */
  onLost: () => void
  /** Opens another port for blocks: an audio thread that died does not give back its own. */
  openBlocks: () => MessagePort
}

export type Capture = {
  context: AudioContext
  sendCommand(command: SplitterCommand): void
  /**
   * Resumes the context and requests the microphone again when it was lost. Throws where it cannot, or the audio thread
   * has failed.
   */
  ensureMicrophone(): Promise<void>
  /** Releases the microphone until the next `ensureMicrophone`. */
  releaseMicrophone(): void
}

/** Opens the microphone and starts the graph; nothing is recorded before the `run` command. */
export async function openCapture(
  options: MicrophoneOptions,
  scope: Scope,
  events: CaptureEvents,
): Promise<Capture> {
  let microphone = new Scope()
  scope.own(() => microphone.end())
  let track = await openMicrophone(options, microphone)
  let hasStalled = false
  const stall = createStallWatch(() => {
    hasStalled = true
    events.onLost()
  })
  scope.own(stall.stop)
  const resumeStall = createStallWatch(() => void rebuild(), RESUME_PATIENCE)
  scope.own(resumeStall.stop)
  let [hasRun, isRunning] = [false, false]
  /** Settles once the graph was built again after a resume without sound. */
  let rebuilding: Promise<void> | null = null
  /** What the splitter has counted, and its limit: a dead one does not say. */
  const count = { frames: 0, limit: Number.POSITIVE_INFINITY }
  let hasFailed = false
  /** Resolves with the recording so far, once its splitter has released it. */
  let takeRelease: ((released: Released) => void) | null = null
  const splitterEvents: SplitterEvents = {
    onNotice(notice) {
      if (notice.type === 'released') return takeRelease?.(notice)
      count.frames = notice.frames
      if (notice.type === 'block') {
        stall.noteBlock()
        resumeStall.stop()
      }
      if (notice.type === 'limit') stopWaiting()
      events.onNotice(notice)
    },
    onFailed() {
      hasFailed = true
      events.onLost()
    },
  }
  /** The context that the microphone is in. */
  let recording: AudioContext | null = null
  let input = await openInput(openContext(track))
  watch(track)
  /** Music and monitor stay in this context, whichever device is recorded later. */
  const { context } = input
  await context.resume()

  function watch(watched: MediaStreamTrack): void {
    microphone.listen(watched, 'ended', events.onLost)
    microphone.listen(watched, 'mute', events.onLost)
  }

  async function openInput({ context, source }: OpenedContext): Promise<Input> {
    scope.own(() => closeContext(context))
    const splitter = await openSplitter(context, scope, splitterEvents)
    source.connect(splitter.node)
    scope.listen(context, 'statechange', () => {
      if (context.state !== 'running' && recording === context) events.onLost()
    })
    recording = context
    return { context, source, splitter }
  }

  function stopWaiting(): void {
    isRunning = false
    stall.stop()
    resumeStall.stop()
  }

  /** Safari may resume a context in name only, after a call or a locked screen: a new one has sound. */
  async function rebuild(): Promise<void> {
    console.warn('No sound after a resume, so the audio graph is built again.')
    rebuilding = (async () => {
      const silent = input.source
      await moveTo(openContext(track))
      silent.disconnect()
      await input.context.resume()
      if (!isRunning) return
      stall.start()
      input.splitter.sendCommand({ type: 'run', skip: 0 })
    })().catch((error: unknown) => {
      console.warn('The audio graph could not be built again.', error)
      if (!scope.ended) events.onLost()
    })
    await rebuilding
    rebuilding = null
  }

  /** Continues the recording in a new context. */
  async function moveTo(opened: OpenedContext): Promise<void> {
    const next = await openInput(opened)
    const released = await releaseSplitter(input.splitter).catch(() => ({
      ...count,
      blocks: events.openBlocks(),
    }))
    if (released.blocks) next.splitter.sendCommand({ ...released, type: 'connect', blocks: released.blocks })
    if (input.context !== context) closeContext(input.context)
    input = next
  }

  async function releaseSplitter(splitter: SplitterNode): Promise<Released> {
    const { promise, resolve, reject } = Promise.withResolvers<Released>()
    const timer = setTimeout(() => reject(appError('record.microphone_lost')), RELEASE_MS)
    takeRelease = resolve
    splitter.sendCommand({ type: 'release' })
    return promise.finally(() => clearTimeout(timer))
  }

  return {
    context,
    sendCommand(command) {
      if (command.type === 'run') {
        isRunning = true
        stall.start()
        if (hasRun) resumeStall.start()
        hasRun = true
      }
      if (command.type === 'limit') count.limit = command.frames
      if (command.type === 'pause' || command.type === 'end') stopWaiting()
      input.splitter.sendCommand(command)
    },
    releaseMicrophone: () => microphone.end(),
    async ensureMicrophone() {
      await rebuilding
      if (hasFailed) throw appError('record.unsupported')
      // A muted one records nothing: a call holds it, and may have ended without unmuting it.
      if (track.readyState === 'ended' || track.muted || hasStalled) {
        const next = new Scope()
        scope.own(() => next.end())
        track = await openMicrophone(options, next)
        input.source.disconnect()
        microphone.end()
        microphone = next
        const source = createSource(input.context, track)
        if (source) {
          source.connect(input.splitter.node)
          input.source = source
        } else {
          await context.resume()
          await moveTo(openContext(track))
        }
        watch(track)
        hasStalled = false
      }
      await context.resume()
      if (input.context !== context) await input.context.resume()
    },
  }
}

type OpenedContext = { context: AudioContext; source: MediaStreamAudioSourceNode }
/** A context with the microphone in it. */
type Input = OpenedContext & { splitter: SplitterNode }
type Released = Extract<SplitterNotice, { type: 'released' }>
function closeContext(context: AudioContext): void {
  if (context.state !== 'closed') void context.close()
}

/** An audio thread answers in milliseconds. */
const RELEASE_MS = 1000

/** A resumed recording without a block for a second is built again. */
const RESUME_PATIENCE: StallPatience = { ticks: 4, tickMs: 250 }

/**
 * A context at `SAMPLE_RATE_HZ`, or at the device's own rate where the browser cannot change it: the splitter then
 * resamples.
 */
function openContext(track: MediaStreamTrack): OpenedContext {
  const rates = [SAMPLE_RATE_HZ, track.getSettings?.().sampleRate, undefined]
  for (const sampleRate of new Set(rates)) {
    const context = createContext(sampleRate)
    const source = context && createSource(context, track)
    if (context && source) return { context, source }
    void context?.close()
  }
  throw appError('record.microphone_lost')
}

/** Returns a context, of the output's rate without another one; null for a rate that the browser does not have. */
function createContext(sampleRate: number | undefined): AudioContext | null {
  try {
    return new AudioContext({ latencyHint: 'interactive', ...(sampleRate ? { sampleRate } : {}) })
  } catch {
    return null
  }
}

/** Returns the microphone in a context; null where the browser refuses to connect another rate. */
function createSource(context: AudioContext, track: MediaStreamTrack): MediaStreamAudioSourceNode | null {
  try {
    return context.createMediaStreamSource(new MediaStream([track]))
  } catch {
    return null
  }
}

type SplitterNode = { node: AudioNode; sendCommand: Capture['sendCommand'] }
type SplitterEvents = {
  onNotice: (notice: SplitterNotice) => void
  /** The worklet threw: its node delivers nothing more. */
  onFailed: () => void
}

async function openSplitter(
  context: AudioContext,
  scope: Scope,
  events: SplitterEvents,
): Promise<SplitterNode> {
  const opened = await createWorkletSplitter(context, scope, events).catch((error: unknown) => {
    console.warn('No audio worklet, so the page itself listens.', error)
    return createPageSplitter(context, events.onNotice)
  })
  // Its output is silent, but browsers may not run a node that is connected to nothing.
  opened.node.connect(context.destination)
  scope.own(() => opened.node.disconnect())
  return opened
}

async function createWorkletSplitter(
  context: AudioContext,
  scope: Scope,
  { onNotice, onFailed }: SplitterEvents,
): Promise<SplitterNode> {
  await context.audioWorklet.addModule(workletUrl)
  const node = new AudioWorkletNode(context, 'capture', { numberOfInputs: 1, numberOfOutputs: 1 })
  node.port.onmessage = ({ data }: MessageEvent<SplitterNotice>) => onNotice(data)
  scope.listen(node, 'processorerror', onFailed)
  return {
    node,
    sendCommand: (command) =>
      node.port.postMessage(command, command.type === 'connect' ? [command.blocks] : []),
  }
}

/**
 * Fallback on the main thread, which a busy page can disturb: only without worklets or when their file fails to load.
 */
function createPageSplitter(context: AudioContext, onNotice: SplitterEvents['onNotice']): SplitterNode {
  const node = context.createScriptProcessor(4096, CHANNELS_MAX, 1)
  // Channels that the microphone does not have stay silent, instead of a mean of all.
  node.channelInterpretation = 'discrete'
  const splitter = new BlockSplitter(context.sampleRate, onNotice)
  const mixer = new ChannelMixer(context.sampleRate)
  node.onaudioprocess = ({ inputBuffer }) =>
    splitter.push(
      mixer.mix(
        Array.from({ length: inputBuffer.numberOfChannels }, (_, at) => inputBuffer.getChannelData(at)),
      ),
    )
  return { node, sendCommand: (command) => splitter.handleCommand(command) }
}
