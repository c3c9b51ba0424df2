/** The audio graph from the microphone to blocks. Reports when the microphone is lost. */
import { SAMPLE_RATE_HZ } from '../../../domain/audio/audio.limits'
import { appError } from '../../../domain/errors/errors'
import { Scope } from '../scope'
import { BlockSplitter, type SplitterCommand, type SplitterNotice } from './block-splitter'
import workletUrl from './capture.worklet?worker&url'
import { type MicrophoneOptions, openMicrophone } from './microphone'
import { createStallWatch } from './stall-watch'

export type CaptureEvents = {
  onNotice: (notice: SplitterNotice) => void
  /** Unplugged, taken by a call, or muted by the system; or it runs and no sound arrives. */
  onLost: () => void
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
  let { context, source } = openContext(track)
  scope.own(() => void context.close())
  let hasStalled = false
  const stall = createStallWatch(() => {
    hasStalled = true
    events.onLost()
  })
  scope.own(stall.stop)
  let hasFailed = false
  const splitter = await openSplitter(context, scope, {
    onNotice(notice) {
      if (notice.type === 'block') stall.noteBlock()
      if (notice.type === 'limit') stall.stop()
      events.onNotice(notice)
    },
    onFailed() {
      hasFailed = true
      events.onLost()
    },
  })
  source.connect(splitter.node)
  watch(track)
  scope.listen(context, 'statechange', () => {
    if (context.state !== 'running') events.onLost()
  })
  await context.resume()

  function watch(watched: MediaStreamTrack): void {
    microphone.listen(watched, 'ended', events.onLost)
    microphone.listen(watched, 'mute', events.onLost)
  }

  return {
    context,
    sendCommand(command) {
      if (command.type === 'run') stall.start()
      if (command.type === 'pause' || command.type === 'end') stall.stop()
      splitter.sendCommand(command)
    },
    releaseMicrophone: () => microphone.end(),
    async ensureMicrophone() {
      if (hasFailed) throw appError('record.unsupported')
      // A muted one records nothing: a call holds it, and may have ended without unmuting it.
      if (track.readyState === 'ended' || track.muted || hasStalled) {
        const next = new Scope()
        scope.own(() => next.end())
        track = await openMicrophone(options, next)
        source.disconnect()
        microphone.end()
        microphone = next
        source = context.createMediaStreamSource(new MediaStream([track]))
        source.connect(splitter.node)
        watch(track)
        hasStalled = false
      }
      await context.resume()
    },
  }
}

/**
 * A context at `SAMPLE_RATE_HZ`, or at the device's own rate where the browser cannot change it: the splitter then
 * resamples.
 */
function openContext(track: MediaStreamTrack) {
  const stream = new MediaStream([track])
  const context = new AudioContext({ sampleRate: SAMPLE_RATE_HZ, latencyHint: 'interactive' })
  try {
    return { context, source: context.createMediaStreamSource(stream) }
  } catch {
    void context.close()
    const fallback = new AudioContext({ latencyHint: 'interactive' })
    return { context: fallback, source: fallback.createMediaStreamSource(stream) }
  }
}

type SplitterNode = { node: AudioNode; sendCommand: Capture['sendCommand'] }
type SplitterEvents = {
  onNotice: CaptureEvents['onNotice']
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
function createPageSplitter(context: AudioContext, onNotice: CaptureEvents['onNotice']): SplitterNode {
  const node = context.createScriptProcessor(4096, 1, 1)
  const splitter = new BlockSplitter(context.sampleRate, onNotice)
  node.onaudioprocess = ({ inputBuffer }) => splitter.push(inputBuffer.getChannelData(0))
  return { node, sendCommand: (command) => splitter.handleCommand(command) }
}
