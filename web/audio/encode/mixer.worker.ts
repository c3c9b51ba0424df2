/** Mixes off the main thread. The voice is transferred both ways, without a copy. */
import { mixInto } from './mix'

export type MixerInput = { voice: Int16Array<ArrayBuffer>; loop: Float32Array<ArrayBuffer> }

self.onmessage = ({ data: { voice, loop } }: MessageEvent<MixerInput>) => {
  mixInto(voice, loop)
  self.postMessage(voice, { transfer: [voice.buffer] })
}
