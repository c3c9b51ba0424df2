/** Plays a track into the headphones during recording. It is not recorded: the mix is made afterwards. */
import { TRACK_WHILE_RECORDING_GAIN } from '../../../domain/limits'
import type { Scope } from '../scope'

export type Monitor = {
  /** Plays from the position of the recording, so that the mix sounds as it did during recording. */
  play(atSeconds: number): void
  stop(): void
}

/** Plays a track's loop in the recorder's own context, gapless like the mix. */
export function openMonitor(context: AudioContext, track: AudioBuffer, scope: Scope): Monitor {
  const gain = new GainNode(context, { gain: TRACK_WHILE_RECORDING_GAIN })
  gain.connect(context.destination)
  let source: AudioBufferSourceNode | null = null
  const stop = () => {
    source?.stop()
    source?.disconnect()
    source = null
  }
  scope.own(() => {
    stop()
    gain.disconnect()
  })
  return {
    play(atSeconds) {
      stop()
      source = new AudioBufferSourceNode(context, { buffer: track, loop: true })
      source.connect(gain)
      source.start(0, atSeconds % track.duration)
    },
    stop,
  }
}

/**
 * Output latency in seconds. A recording over a track skips that much at its start, or the voice would lag behind the
 * beat. Capped, as some Bluetooth drivers report nonsense.
 */
export function getOutputLatency(context: AudioContext): number {
  return Math.min(0.5, context.baseLatency + (context.outputLatency || 0))
}
