/** The audio graph from the microphone to blocks. Reports when the microphone is lost. */
import { SAMPLE_RATE_HZ } from '../../domain/limits'
import workletUrl from './capture.worklet?worker&url'
import { Cutter, type CutterNotice, type CutterOrder } from './cutter'
import { type MicrophoneOptions, openMicrophone } from './microphone'
import { Scope } from './scope'

export type CaptureEvents = {
  hear: (notice: CutterNotice) => void
  /** Unplugged, taken by a call, or muted by the system. */
  lost: () => void
}

export type Capture = {
  context: AudioContext
  order(command: CutterOrder): void
  /** Resumes the context and requests the microphone again when it was lost. */
  ensure(): Promise<void>
  /** Releases the microphone until the next `ensureMicrophone`. */
  letGo(): void
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
  const cutter = await openCutter(context, scope, events.hear)
  source.connect(cutter.node)
  watch(track)
  scope.listen(context, 'statechange', () => {
    if (context.state !== 'running') events.lost()
  })
  await context.resume()

  function watch(watched: MediaStreamTrack): void {
    microphone.listen(watched, 'ended', events.lost)
    microphone.listen(watched, 'mute', events.lost)
  }

  return {
    context,
    order: cutter.order,
    letGo: () => microphone.end(),
    async ensure() {
      if (track.readyState === 'ended') {
        const next = new Scope()
        scope.own(() => next.end())
        track = await openMicrophone(options, next)
        source.disconnect()
        microphone.end()
        microphone = next
        source = context.createMediaStreamSource(new MediaStream([track]))
        source.connect(cutter.node)
        watch(track)
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
    const own = new AudioContext({ latencyHint: 'interactive' })
    return { context: own, source: own.createMediaStreamSource(stream) }
  }
}

type CutterNode = { node: AudioNode; order: Capture['order'] }

async function openCutter(
  context: AudioContext,
  scope: Scope,
  hear: CaptureEvents['hear'],
): Promise<CutterNode> {
  const opened = await workletCutter(context, hear).catch((error: unknown) => {
    console.warn('No audio worklet, so the page itself listens.', error)
    return pageCutter(context, hear)
  })
  // Its output is silent, but browsers may not run a node that is connected to nothing.
  opened.node.connect(context.destination)
  scope.own(() => opened.node.disconnect())
  return opened
}

async function workletCutter(context: AudioContext, hear: CaptureEvents['hear']): Promise<CutterNode> {
  await context.audioWorklet.addModule(workletUrl)
  const node = new AudioWorkletNode(context, 'capture', { numberOfInputs: 1, numberOfOutputs: 1 })
  node.port.onmessage = ({ data }: MessageEvent<CutterNotice>) => hear(data)
  return {
    node,
    order: (command) => node.port.postMessage(command, command.type === 'connect' ? [command.blocks] : []),
  }
}

/**
 * Fallback on the main thread, which a busy page can disturb: only without worklets or when their file fails to load.
 */
function pageCutter(context: AudioContext, hear: CaptureEvents['hear']): CutterNode {
  const node = context.createScriptProcessor(4096, 1, 1)
  const cutter = new Cutter(context.sampleRate, hear)
  node.onaudioprocess = ({ inputBuffer }) => cutter.hear(inputBuffer.getChannelData(0))
  return { node, order: (command) => cutter.obey(command) }
}
