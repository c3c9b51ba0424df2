/** Plays a track into the headphones while someone records over it. It is not recorded: the mix is made afterwards. */
import { TRACK_WHILE_RECORDING_GAIN } from '../../domain/limits'
import type { Scope } from './scope'

export type Monitor = {
  /** Plays from where the voice is, so that the mix sounds as it was heard. */
  play(atSeconds: number): void
  stop(): void
}

/** Makes a player of a track's loop in the recorder's own context: it loops without a gap, as the mix does. */
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
 * Seconds from playing a sound until it is heard: so much is left out at the start of a recording over a track, or the
 * voice would lie behind the beat it followed. Capped, as some Bluetooth drivers tell nonsense.
 */
export function roundTrip(context: AudioContext): number {
  return Math.min(0.5, context.baseLatency + (context.outputLatency || 0))
}
